/** A value in localStorage, shared by all tabs. */
import { useSyncExternalStore } from 'react';

export type DeviceStore<T> = {
  subscribe: (listener: () => void) => () => void;
  get: () => T;
  /** False once the browser has refused to store it: private browsing, or a full device. The value then lasts until the page is left. */
  isKept: () => boolean;
  change: (next: (now: T) => T) => void;
};

/** @param read parses any stored value; `undefined` if there is none */
export function createDeviceStore<T>(key: string, read: (kept: unknown) => T): DeviceStore<T> {
  let value = read(undefined);
  let text: string | null = null;
  let isKept = true;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** Reads the stored value. Once the browser has refused, the value in memory counts. */
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
    // Server-rendered pages know nothing of the device, so it is read when the first component has hydrated.
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', follow);
        // A page restored from the back/forward cache received no storage events.
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
      // Another tab may have written meanwhile.
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
