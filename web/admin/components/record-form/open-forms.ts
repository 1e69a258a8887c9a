/** Which forms are open in any tab of this browser: the drafts of those are being typed, not left behind. */

const PREFIX = 'admin-form:';

/** Says that a form is open until the function returned is called, or the tab is gone. */
export function holdForm(tab: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Only on secure addresses; elsewhere a draft of another tab is offered although somebody types it.
  navigator.locks?.request(`${PREFIX}${tab}`, () => promise).catch(() => {});
  return resolve;
}

export async function openForms(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
