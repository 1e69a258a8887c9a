/** Sentences of the share dialog. The names of the services are their own. */

/** For the button; the dialog is loaded at the first touch. */
export const shareButton = {
  share: 'Share',
};

export const shareWindow = {
  title: 'Share this page',
  hint: 'Send it to family, or to someone who can use it.',
  /** Sent with the address. */
  text: (title: string) => `${title} - read it on YojanaPath:`,
  copyLink: 'Copy Link',
  copied: 'Link copied!',
  copiedHint: 'Paste it anywhere to share.',
  notCopied: 'Your browser does not allow copying. Press and hold the link to copy it.',
  instagramHint: 'Instagram: we copy the link, you paste it there.',
  more: 'More ways to share',
  link: 'Link to this page',
  close: 'Close',
};
