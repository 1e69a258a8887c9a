import type { Plugin } from 'vite';

/** Writes signs of other scripts as escapes: V8 holds a source file of ASCII in one byte a sign, and any other in two. */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code);
    },
  };
}

/** By units, so that a sign beyond the first 65,536 is two escapes, as JavaScript reads it. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
