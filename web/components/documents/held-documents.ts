/** The documents this visitor has, by slug, stored on the device and shared by all schemes. */
import { createDeviceStore, useDevice } from '../saved/device-store.ts';

const MAX_HELD = 1_000;

const heldDocuments = createDeviceStore('held-papers', (kept): readonly string[] => {
  const slugs: unknown[] = Array.isArray(kept) ? kept : [];
  return slugs.filter((slug) => typeof slug === 'string' && /^[a-z0-9-]{1,100}$/.test(slug)).slice(0, MAX_HELD) as string[];
});

export const useHeldDocuments = (): readonly string[] => useDevice(heldDocuments);

export function holdDocuments(slugs: readonly string[], isHeld: boolean): void {
  heldDocuments.change((now) => {
    const others = now.filter((slug) => !slugs.includes(slug));
    return isHeld ? [...others, ...slugs] : others;
  });
}
