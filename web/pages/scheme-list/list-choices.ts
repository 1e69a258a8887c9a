/** Filter choices of the list, and a chip for each active one. */
import { AUDIENCES } from '../../../contract/audiences.ts';
import { resolveCategory } from '../../../contract/categories.ts';
import type { SchemePage } from '../../../contract/schemes.endpoints.ts';
import { STATES } from '../../../contract/states.ts';
import { useCategories } from '../../components/categories.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import type { Choice, FilterValues } from '../../components/filter-area.tsx';
import type { Chip } from '../../components/filter-chips.tsx';
import { findCategory } from '../../components/find-category.ts';
import { schemesAddress } from '../../components/schemes-address.ts';
import { useMessages } from '../../language/language.tsx';
import type { ListQuery } from './list-query.ts';

type Facets = SchemePage['facets'];

export function useListChoices({ q, exact, category, state, level, audience, open }: ListQuery, facets: Facets, total: number | undefined) {
  const list = useMessages('schemeList');
  const labels = useMessages('listLabels');
  const stateNames = useMessages('states');
  const { categories } = useCategories();
  const label = useCategoryLabel();
  const named = findCategory(categories, category)?.category_name ?? category;
  const values: FilterValues = { category_name: named, state, level, for: audience, open };

  const audienceText = (group: string) => list.audiences[group as keyof typeof list.audiences] ?? group;
  const levelText = (name: string) => labels.levels[name as keyof typeof labels.levels] ?? name;
  const stateText = (name: string) => stateNames[name] ?? name;
  const known: (Choice & { countOf: (value: string) => number | undefined })[] = [
    {
      name: 'category_name',
      label: list.filterCategory,
      any: list.allSchemes,
      options: categories.map(({ category_name }) => ({ value: category_name, text: label(category_name) })),
      countOf: (name) => facets?.category[resolveCategory(name)?.slug ?? ''],
    },
    {
      name: 'state',
      label: list.state,
      any: list.anyState,
      options: STATES.map((name) => ({ value: name, text: stateText(name), count: facets && (facets.state[name] ?? 0) })),
      hint: list.stateHint,
      countOf: (name) => facets?.state[name],
    },
    {
      name: 'for',
      label: list.audience,
      any: list.anyAudience,
      options: AUDIENCES.filter((group) => !facets || facets.audience[group] || group === audience).map((group) => ({
        value: group,
        text: audienceText(group),
        count: facets && (facets.audience[group] ?? 0),
      })),
      countOf: (group) => facets?.audience[group],
    },
    {
      name: 'level',
      label: labels.level,
      any: list.anyLevel,
      options: (['central', 'state'] as const).map((name) => ({
        value: name,
        text: levelText(name),
        count: facets && (facets.level[name] ?? 0),
      })),
      countOf: (name) => facets?.level[name],
    },
    { name: 'open', label: list.open, any: null, options: [{ value: '1', text: list.open }], countOf: () => undefined },
  ];
  const choices = known.filter(({ name }) => name !== 'open' || open || partsByOpen(facets, level));

  const address = (wanted: FilterValues) =>
    // Another category starts browsing and drops the search.
    schemesAddress(wanted.category_name === named ? { q, exact, ...wanted } : wanted);
  const countOf = (wanted: FilterValues) => {
    const changed = known.filter(({ name }) => wanted[name] !== values[name]);
    if (changed.length === 0) return Number.isFinite(total) ? total : undefined;
    // A search merges near-twins, but these counts do not.
    const [only] = changed;
    return changed.length === 1 && only && wanted[only.name] && !q ? (only.countOf(wanted[only.name] ?? '') ?? 0) : undefined;
  };

  const texts: FilterValues = {
    category_name: label(named),
    state: stateText(state),
    level: levelText(level),
    for: audienceText(audience),
    open: list.open,
  };
  const chips: Chip[] = known
    .filter(({ name }) => values[name])
    .map(({ name }) => ({ text: texts[name] ?? '', href: schemesAddress({ q, exact, ...values, [name]: '' }) }));
  return { choices, values, address, countOf, chips, allOff: schemesAddress({ q, exact }) };
}

/** Whether the listed schemes include open and closed ones. */
function partsByOpen(facets: Facets, level: string): boolean {
  const all = level ? (facets?.level[level] ?? 0) : Object.values(facets?.level ?? {}).reduce((sum, count) => sum + count, 0);
  return facets !== undefined && facets.open > 0 && facets.open < all;
}
