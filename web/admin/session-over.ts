/** Session state outside React, because any call can find that the session has expired. */
type Session = {
  /** The gate verifies the session before it opens another screen. */
  isUnverified: boolean;
  /** Why the login dialog is shown: the session expired, or a call needs a recent login. */
  asks: 'over' | 'stale' | null;
};

let session: Session = { isUnverified: false, asks: null };
const listeners = new Set<() => void>();
/** Calls waiting for a login. */
const waiting = new Set<(hasLoggedIn: boolean) => void>();

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function resume(hasLoggedIn: boolean): void {
  for (const resolve of waiting) resolve(hasLoggedIn);
  waiting.clear();
}

/** Called for a 401. */
export const sessionIsOver = (): void => set({ isUnverified: true, asks: 'over' });

/** Called when a call needs a recent login. Resolves to whether the user logged in. */
export function freshLogin(): Promise<boolean> {
  set({ ...session, asks: 'stale' });
  return new Promise((resolve) => waiting.add(resolve));
}

/** Called after a login or a successful check by the gate. */
export function sessionGoesOn(): void {
  set({ isUnverified: false, asks: null });
  resume(true);
}

/** The dialog was closed without a login; the next refused call opens it again. */
export function askLater(): void {
  set({ ...session, asks: null });
  resume(false);
}

export const currentSession = (): Session => session;

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
