/** Loads code and messages for interactions at the first touch, because visitors who only read need none of them. */
type TouchBundle = typeof import('./touch-bundle.ts');

const TOUCHES = ['pointerdown', 'pointerover', 'keydown', 'focusin'];
let coming: Promise<TouchBundle> | undefined;

/** Loads at once. A failed load is retried at the next call. */
export function loadTouchBundle(): Promise<TouchBundle> {
  coming ??= import('./touch-bundle.ts').catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

let isThere: (code: TouchBundle) => void;
/** Never rejects: after a failed load, each touch retries. */
export const touchBundleLoaded = new Promise<TouchBundle>((resolve) => {
  isThere = resolve;
});

/** @param prepare called before React hydrates the late parts */
export function loadBundleOnTouch(prepare: () => void): void {
  const begin = async () => {
    try {
      const code = await loadTouchBundle();
      prepare();
      isThere(code);
      for (const name of TOUCHES) removeEventListener(name, begin, true);
    } catch {}
  };
  for (const name of TOUCHES) addEventListener(name, begin, true);
}
