/** Something kept on this device alone, under a key of its storage; all tabs have the same. */
import { useSyncExternalStore } from 'react';

export type DeviceStore<T> = {
  subscribe: (listener: () => void) => () => void;
  get: () => T;
  /** False since the browser refused to keep it: private browsing, or a full device. It lasts as long as the page then. */
  isKept: () => boolean;
  change: (next: (now: T) => T) => void;
};

/** @param read makes sense of what was kept, whatever it is; `undefined` when there is nothing */
export function createDeviceStore<T>(key: string, read: (kept: unknown) => T): DeviceStore<T> {
  let value = read(undefined);
  let text: string | null = null;
  let isKept = true;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** Takes over what is kept. Once the browser has refused, what this page knows is all there is. */
  function load(): void {
    if (!isKept) return;
    try {
      const kept = localStorage.getItem(key);
      if (kept === text) return;
      text = kept;
      value = read(parse(kept));
    } catch {
      isKept = false;
    }
  }
  const follow = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== key && event.key !== null) return;
    load();
    tell();
  };

  return {
    // Finished pages know nothing of the device: what is kept is read when the first component has been taken over.
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', follow);
        // A page that comes back from the browser's memory heard nothing while it was away.
        addEventListener('pageshow', follow);
      }
      listeners.add(listener);
      const before = value;
      load();
      if (value !== before) tell();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', follow);
        removeEventListener('pageshow', follow);
      };
    },
    get: () => value,
    isKept: () => isKept,
    change: (next) => {
      // Another tab may have written since.
      load();
      value = next(value);
      text = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
        isKept = true;
      } catch {
        isKept = false;
      }
      tell();
    },
  };
}

function parse(kept: string | null): unknown {
  try {
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

export const useDevice = <T>(store: DeviceStore<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);
