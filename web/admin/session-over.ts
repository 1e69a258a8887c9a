/** Whether the session seems to be over: a call was refused as a stranger's. Outside React, since any call can find out. */
type Session = {
  /** The gate asks who is there before it opens another screen. */
  isDoubtful: boolean;
  /** The dialog to log in is shown. */
  isAsking: boolean;
};

let session: Session = { isDoubtful: false, isAsking: false };
const listeners = new Set<() => void>();

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** A call was refused. */
export const sessionIsOver = (): void => set({ isDoubtful: true, isAsking: true });

/** Somebody has logged in, or the gate has looked. */
export const sessionGoesOn = (): void => set({ isDoubtful: false, isAsking: false });

/** The dialog was closed without logging in; the next refused call opens it again. */
export const askLater = (): void => set({ ...session, isAsking: false });

export const currentSession = (): Session => session;

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
