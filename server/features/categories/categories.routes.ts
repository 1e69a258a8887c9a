import { type Category, listCategories, listFormCategories } from '../../../contract/categories.endpoints.ts';
import { CATEGORIES } from '../../../contract/categories.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';

/** From the contract, because the specification fixes the categories. */
const ALL: Category[] = [...CATEGORIES].sort((a, b) => a.id - b.id).map(({ id, name, slug }) => ({ id, category_name: name, slug }));

export function categoryRoutes(): Route[] {
  return [
    route(listCategories, ({ id }) => {
      if (id === undefined || id === '') return ALL;
      const category = ALL.find((one) => String(one.id) === String(id));
      if (!category) throw notFound('Category not found');
      return category;
    }),
    route(listFormCategories, () => ALL),
  ];
}
