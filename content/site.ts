/** The site's pages on social networks. */

export const SOCIAL_NETWORKS = ['Facebook', 'X', 'Instagram', 'YouTube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The site's page on each network. If empty, the icon is disabled and says so to screen readers. */
export const SOCIAL_ADDRESSES: Record<SocialNetwork, string> = {
  Facebook: '',
  X: '',
  Instagram: '',
  YouTube: '',
};
