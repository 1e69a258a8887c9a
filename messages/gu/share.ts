import type * as english from '../en/share.ts';

export const shareButton: typeof english.shareButton = {
  share: 'મોકલો',
};

export const shareWindow: typeof english.shareWindow = {
  title: 'આ પાનું મોકલો',
  hint: 'પરિવારને, કે જેને કામ લાગે તેને મોકલો.',
  text: (title) => `${title} - YojanaPath પર વાંચો:`,
  copyLink: 'લિંક કૉપી કરો',
  copied: 'લિંક કૉપી થઈ!',
  copiedHint: 'હવે ગમે ત્યાં પેસ્ટ કરીને મોકલો.',
  notCopied: 'તમારું બ્રાઉઝર કૉપી કરવા દેતું નથી. કૉપી કરવા લિંક દબાવી રાખો.',
  instagramHint: 'ઇન્સ્ટાગ્રામ: અમે લિંક કૉપી કરીએ છીએ, તમે ત્યાં પેસ્ટ કરો.',
  more: 'મોકલવાની બીજી રીત',
  link: 'આ પાનાની લિંક',
  close: 'બંધ કરો',
};
