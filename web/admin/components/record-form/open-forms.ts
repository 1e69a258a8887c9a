/** Tracks forms open in any tab, so that their drafts are not offered as left behind. */

const PREFIX = 'admin-form:';

/** Marks a form as open until the returned function is called or the tab closes. */
export function holdForm(tab: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Web Locks need a secure context; without them, a draft being typed in another tab may be offered.
  navigator.locks?.request(`${PREFIX}${tab}`, () => promise).catch(() => {});
  return resolve;
}

export async function openForms(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
