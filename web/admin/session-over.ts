/** Whether somebody has to log in over the screen, and why. Outside React, since any call can find out. */
type Session = {
  /** The gate asks who is there before it opens another screen. */
  isDoubtful: boolean;
  /** Why the dialog to log in is shown: the session is over, or the call asks for a login a few minutes ago. */
  asks: 'over' | 'stale' | null;
};

let session: Session = { isDoubtful: false, asks: null };
const listeners = new Set<() => void>();
/** Calls that go on once somebody has logged in. */
const waiting = new Set<(hasLoggedIn: boolean) => void>();

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function resume(hasLoggedIn: boolean): void {
  for (const resolve of waiting) resolve(hasLoggedIn);
  waiting.clear();
}

/** A call was refused as a stranger's. */
export const sessionIsOver = (): void => set({ isDoubtful: true, asks: 'over' });

/** A call was refused because the login was too long ago. Resolves to whether somebody has logged in now. */
export function freshLogin(): Promise<boolean> {
  set({ ...session, asks: 'stale' });
  return new Promise((resolve) => waiting.add(resolve));
}

/** Somebody has logged in, or the gate has looked. */
export function sessionGoesOn(): void {
  set({ isDoubtful: false, asks: null });
  resume(true);
}

/** The dialog was closed without logging in; the next refused call opens it again. */
export function askLater(): void {
  set({ ...session, asks: null });
  resume(false);
}

export const currentSession = (): Session => session;

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
