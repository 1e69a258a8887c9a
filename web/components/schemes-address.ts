/** The parameters of the scheme list. */
export type SchemesQuery = {
  q?: string;
  category?: string;
  category_name?: string;
  state?: string;
  level?: string;
  open?: string;
  for?: string;
  exact?: string;
  page?: number;
};

/** The address of the scheme list, without the language; empty parts and page 1 are left out. */
export function schemesAddress(query: SchemesQuery): string {
  const parts = Object.entries(query).filter(([name, value]) => value && !(name === 'page' && value === 1));
  return parts.length > 0 ? `/schemes?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}` : '/schemes';
}
