import type * as english from '../en/share.ts';

export const shareButton: typeof english.shareButton = {
  share: 'शेयर करें',
};

export const shareWindow: typeof english.shareWindow = {
  title: 'यह पेज शेयर करें',
  hint: 'परिवार को भेजें, या उसे जिसके काम आए।',
  text: (title) => `${title} - योजना पथ पर पढ़ें:`,
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया!',
  copiedHint: 'जहाँ शेयर करना हो, वहाँ पेस्ट करें।',
  notCopied: 'आपका ब्राउज़र कॉपी नहीं करने देता। लिंक को दबाकर रखें और कॉपी करें।',
  instagramHint: 'Instagram: लिंक हम कॉपी करते हैं, आप वहाँ पेस्ट करें।',
  more: 'शेयर करने के और तरीके',
  link: 'इस पेज का लिंक',
  close: 'बंद करें',
};
