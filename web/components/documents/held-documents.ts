/** The papers this visitor has, by slug, on this device: who has an Aadhaar card has it for every scheme. */
import { createDeviceStore, useDevice } from '../saved/device-store.ts';

const MOST_HELD = 1_000;

const heldPapers = createDeviceStore('held-papers', (kept): readonly string[] => {
  const slugs: unknown[] = Array.isArray(kept) ? kept : [];
  return slugs.filter((slug) => typeof slug === 'string' && /^[a-z0-9-]{1,100}$/.test(slug)).slice(0, MOST_HELD) as string[];
});

export const useHeldPapers = (): readonly string[] => useDevice(heldPapers);

export function holdPapers(slugs: readonly string[], isHeld: boolean): void {
  heldPapers.change((now) => {
    const others = now.filter((slug) => !slugs.includes(slug));
    return isHeld ? [...others, ...slugs] : others;
  });
}
