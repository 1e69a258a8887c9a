import { useEffect, useRef, useState } from 'react';
import { dropDraft, listDrafts, MAX_DRAFT_LENGTH, saveDraft } from '../../../../contract/drafts.endpoints.ts';
import { randomKey } from '../../../components/random-key.ts';
import { useApi } from '../../data.tsx';
import { useCurrentUser } from '../../gate/current-user.ts';
import { type Draft, dropDeviceDraft, readDeviceDrafts, writeDeviceDraft } from './device-drafts.ts';
import { holdForm, openForms } from './open-forms.ts';

const ON_DEVICE_AFTER_MS = 250;
const ON_SERVER_AFTER_MS = 3000;
/** Whoever never pauses is kept all the same. */
const ON_SERVER_AT_MOST_MS = 10_000;

/** When what is typed was last kept; null: not yet, or it cannot be. */
export type Kept = { device: Date | null; server: Date | null };

type DraftsOptions<T> = {
  /** `scheme:12`, `scheme:new`. */
  record: string;
  value: T;
  /** There is something to keep. */
  isDirty: boolean;
  /** Whether a draft says anything the form does not show already. */
  isNews: (value: T) => boolean;
};

/**
 * Keeps what is typed, on the device at once and on the server soon after, under a name of its own for each open form.
 * `found` is what earlier forms have left of the record, on this device or another.
 */
export function useDrafts<T>({ record, value, isDirty, isNews }: DraftsOptions<T>) {
  const api = useApi();
  const owner = useCurrentUser()?.username ?? '';
  const [tab] = useState(randomKey);
  const [found, setFound] = useState<Draft<T>[]>([]);
  const [kept, setSaved] = useState<Kept>({ device: null, server: null });
  /** What the timers and the end of the page find. */
  const state = useRef({ value, onDevice: true, onServer: true, since: 0, isKept: false, calls: Promise.resolve() as Promise<unknown> });
  state.current.value = value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is looked up once, when the form opens
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const open = await openForms();
      const left = new Map(readDeviceDrafts<T>(localStorage, { owner, record }).map((draft) => [draft.tab, draft]));
      const show = () =>
        !isOver &&
        setFound(
          [...left.values()]
            .filter((draft) => !open.has(draft.tab) && draft.tab !== tab && isNews(draft.value))
            .sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
        );
      show();
      for (const { tab: name, at, text } of await api(listDrafts, { record })) {
        const known = left.get(name);
        if (!known || Date.parse(known.at) < Date.parse(at)) left.set(name, { tab: name, at, value: JSON.parse(text) as T });
      }
      show();
    };
    // Without the server, the device alone.
    look().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [api, owner, record, tab]);

  useEffect(() => holdForm(tab), [tab]);

  const saveOnDevice = () => {
    const { current } = state;
    if (current.onDevice) return;
    current.onDevice = true;
    current.isKept = true;
    const now = new Date();
    const isKept = writeDeviceDraft(localStorage, { owner, record, tab }, current.value, now);
    setSaved((before) => ({ ...before, device: isKept ? now : null }));
  };
  /** One call after the other, so that a late one never brings back what has been dropped. */
  const queue = (call: () => Promise<unknown>) => {
    state.current.calls = state.current.calls.then(call).catch(() => {});
  };
  const saveOnServer = () => {
    const { current } = state;
    if (current.onServer) return;
    current.onServer = true;
    current.isKept = true;
    const text = JSON.stringify(current.value);
    if (text.length > MAX_DRAFT_LENGTH) return;
    queue(async () => {
      const { at } = await api(saveDraft, { record, tab, text });
      setSaved((before) => ({ ...before, server: new Date(at) }));
    });
  };
  const drop = (name: string) => {
    dropDeviceDraft(localStorage, { owner, record, tab: name });
    queue(() => api(dropDraft, { record, tab: name }));
  };
  const forget = () => {
    const { current } = state;
    current.onDevice = true;
    current.onServer = true;
    if (current.isKept) drop(tab);
    current.isKept = false;
    setSaved({ device: null, server: null });
  };
  const acts = useRef({ saveOnDevice, saveOnServer, forget });
  acts.current = { saveOnDevice, saveOnServer, forget };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value is kept
  useEffect(() => {
    // Back at what is stored: there is nothing left to keep.
    if (!isDirty) return acts.current.forget();
    const { current } = state;
    if (current.onServer) current.since = Date.now();
    current.onDevice = false;
    current.onServer = false;
    const untilLast = current.since + ON_SERVER_AT_MOST_MS - Date.now();
    const device = setTimeout(() => acts.current.saveOnDevice(), ON_DEVICE_AFTER_MS);
    const server = setTimeout(() => acts.current.saveOnServer(), Math.max(0, Math.min(ON_SERVER_AFTER_MS, untilLast)));
    return () => {
      clearTimeout(device);
      clearTimeout(server);
    };
  }, [value, isDirty]);

  // Leaving, by whatever way, keeps what the timers have not.
  useEffect(() => {
    const keep = () => {
      acts.current.saveOnDevice();
      if (document.visibilityState === 'hidden') acts.current.saveOnServer();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      acts.current.saveOnDevice();
      acts.current.saveOnServer();
    };
  }, []);

  return {
    found,
    kept,
    /** Before something that may hang. */
    keepNow: saveOnDevice,
    /** After a save: there is nothing left to keep. */
    forget,
    /** The form shows what a draft holds; it goes on under this form's own name. */
    take: (draft: Draft<T>) => {
      setFound((before) => before.filter((one) => one !== draft));
      drop(draft.tab);
    },
    /** Drops a draft. Returns what brings it back. */
    discard: (draft: Draft<T>) => {
      setFound((before) => before.filter((one) => one !== draft));
      drop(draft.tab);
      return () => {
        writeDeviceDraft(localStorage, { owner, record, tab: draft.tab }, draft.value, new Date(draft.at));
        setFound((before) => [draft, ...before]);
      };
    },
  };
}
