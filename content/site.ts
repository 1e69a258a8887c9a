/** Settings of the site that are words and addresses rather than machinery. */

export const SOCIAL_NETWORKS = ['Facebook', 'X', 'Instagram', 'YouTube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Address of the site's page on each network. Empty: the icon stays, leads nowhere and says so to screen readers. */
export const SOCIAL_ADDRESSES: Record<SocialNetwork, string> = {
  Facebook: '',
  X: '',
  Instagram: '',
  YouTube: '',
};
