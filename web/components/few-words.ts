const CARD_WORDS = 5;
const LEAST_WORDS = 2;

/** Words that introduce the next one: a text truncated after one of them looks broken. */
const LEADING =
  ` a an the this that these those of to in on at for by with from into about as than and or but nor if when where which who whose why how what
  while because so is are was were be can may will must not no your our their his her its my every each only
  का की के और या कि जो जब जहाँ अगर यदि तो यह ये वह वे इस इन उस उन एक हर किसी कोई अपने अपना अपनी न सिर्फ
  અને કે જે જો જ્યારે જ્યાં આ એ તે એક દરેક કોઈ તમારા તમારી તમારું પોતાના પોતાની ન ફક્ત `.replace(/\s+/g, ' ');
const OPENS = /[([{«“]/g;
const CLOSES = /[)\]}»”]/g;
const TRAILING_SIGNS = /[\s,;:–—-]+$/u;

/** The first five words and three dots if there are more; fewer if five would end inside a bracket or after a leading word. */
export function fewWords(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length <= CARD_WORDS) return words.join(' ');
  let count = CARD_WORDS;
  while (count > LEAST_WORDS && isBroken(words.slice(0, count))) count -= 1;
  const shown = words.slice(0, isBroken(words.slice(0, count)) ? CARD_WORDS : count).join(' ');
  return `${shown.replace(TRAILING_SIGNS, '')}...`;
}

function isBroken(words: readonly string[]): boolean {
  const text = words.join(' ');
  const last = (words.at(-1) ?? '').toLowerCase().replace(TRAILING_SIGNS, '');
  return LEADING.includes(` ${last} `) || (text.match(OPENS)?.length ?? 0) > (text.match(CLOSES)?.length ?? 0);
}
