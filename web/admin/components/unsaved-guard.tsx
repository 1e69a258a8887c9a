/** Asks before a page with unsaved changes is left: by a link, by Back and Forward, by closing the tab. */
import { useEffect, useSyncExternalStore } from 'react';
import type { AroundNavHandler } from 'wouter';
import { controls } from '../../../messages/admin/controls.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Forms with unsaved changes. */
const dirty = new Set<symbol>();
/** Resolves the open question, if any. */
let question: ((mayLeave: boolean) => void) | null = null;
const listeners = new Set<() => void>();
/** The form's address, restored after Back has already changed it. */
let address = '';

function setQuestion(next: typeof question): void {
  question?.(false);
  question = next;
  for (const listener of listeners) listener();
}

/** Resolves to true if nothing is unsaved or the user confirms leaving. */
export async function mayLeave(): Promise<boolean> {
  if (dirty.size === 0) return true;
  const answer = await new Promise<boolean>(setQuestion);
  if (answer) dirty.clear();
  return answer;
}

/** Runs before every navigation within the panel. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  const isSameForm = new URL(to, location.href).pathname === location.pathname;
  if (dirty.size === 0 || isSameForm) {
    navigate(to, options);
    address = location.pathname + location.search;
  } else void mayLeave().then((isFree) => isFree && navigate(to, options));
};

if (typeof window !== 'undefined') {
  // Capture phase, before the router handles it and unmounts the form.
  window.addEventListener(
    'popstate',
    (event) => {
      if (dirty.size === 0 || location.pathname + location.search === address) return;
      event.stopImmediatePropagation();
      history.pushState(history.state, '', address);
      void mayLeave().then((isFree) => isFree && history.back());
    },
    { capture: true },
  );
  window.addEventListener('beforeunload', (event) => {
    if (dirty.size > 0) event.preventDefault();
  });
}

/** Guards the page while `isDirty`. Returns a function that lifts the guard at once: call it after a save, before navigating. */
export function useUnsavedGuard(isDirty: boolean): () => void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    dirty.add(form);
    address = location.pathname + location.search;
    return () => {
      dirty.delete(form);
    };
  }, [isDirty]);
  return () => dirty.clear();
}

/** Used once in the panel: shows the question. */
export function LeaveGuard() {
  const isAsking = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question !== null,
  );
  const answer = (value: boolean) => {
    const resolve = question;
    question = null;
    for (const listener of listeners) listener();
    resolve?.(value);
  };
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={controls.leave.title}
      description={controls.leave.text}
      confirmLabel={controls.leave.confirm}
      cancelLabel={controls.leave.cancel}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
