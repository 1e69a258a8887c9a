import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';

/** `hindi.name` is the name in Hindi. */
export function fieldName(name: string): string {
  const [, hindi] = /^hindi\.(.+)$/.exec(name) ?? [];
  return hindi ? `${words.fields[hindi] ?? hindi} (${words.tabs.hindi})` : (words.fields[name] ?? name);
}
