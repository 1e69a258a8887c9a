import { useEffect, useRef, useState } from 'react';
import { dropDraft, listDrafts, MAX_DRAFT_LENGTH, saveDraft } from '../../../../contract/drafts.endpoints.ts';
import { randomKey } from '../../../components/random-key.ts';
import { useApi } from '../../data.tsx';
import { useCurrentUser } from '../../gate/current-user.ts';
import { type Draft, dropDeviceDraft, readDeviceDrafts, writeDeviceDraft } from './device-drafts.ts';
import { holdForm, openForms } from './open-forms.ts';

const ON_DEVICE_AFTER_MS = 250;
const ON_SERVER_AFTER_MS = 3000;
/** Maximum delay, for continuous typing without a pause. */
const ON_SERVER_AT_MOST_MS = 10_000;

/** When the draft was last stored; null: not yet, or not possible. */
export type Kept = { device: Date | null; server: Date | null };

type DraftsOptions<T> = {
  /** `scheme:12`, `scheme:new`. */
  record: string;
  value: T;
  isDirty: boolean;
  /** Whether a draft differs from what the form shows. */
  isNews: (value: T) => boolean;
};

/**
 * Stores drafts on the device at once and on the server soon after, separately for each open form. `found` holds drafts that earlier forms
 * left for the record, from any device.
 */
export function useDrafts<T>({ record, value, isDirty, isNews }: DraftsOptions<T>) {
  const api = useApi();
  const owner = useCurrentUser()?.username ?? '';
  const [tab] = useState(randomKey);
  const [found, setFound] = useState<Draft<T>[]>([]);
  const [kept, setSaved] = useState<Kept>({ device: null, server: null });
  /** Read by timers and by the page's unload handlers. */
  const state = useRef({ value, onDevice: true, onServer: true, since: 0, isKept: false, calls: Promise.resolve() as Promise<unknown> });
  state.current.value = value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts are looked up once, when the form opens
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
    // If the server fails, drafts of the device are offered.
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
  /** Runs calls one after the other, so that a late save never restores a deleted draft. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: stores each new value
  useEffect(() => {
    // The values equal the stored ones again, so there is no draft to store.
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

  // Leaving the form in any way stores what the timers have not yet stored.
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
    /** Called before a request that may hang. */
    keepNow: saveOnDevice,
    /** Called after a save. */
    forget,
    /** Adopts a draft: it continues under this form's name. */
    take: (draft: Draft<T>) => {
      setFound((before) => before.filter((one) => one !== draft));
      drop(draft.tab);
    },
    /** Deletes a draft. Returns a function that restores it. */
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
