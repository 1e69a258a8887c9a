import { type ContentResult, updateFromRelease } from '../../../contract/content.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../../platform/api/route.ts';

type Update = {
  actor: string;
  at: Date;
  dryRun?: boolean | undefined;
  take?: Record<string, number> | undefined;
  keep?: readonly string[] | undefined;
};

/** Lets staff apply content changes of a new release. */
export function contentRoutes(deps: Deps, update: (wanted: Update) => Promise<ContentResult[]>): Route[] {
  return [
    route(updateFromRelease, async (input, call) => {
      const results = await update({ ...input, actor: call.user?.username ?? '', at: deps.now() });
      if (!input.dryRun) await deps.catalogue.refresh();
      return { results };
    }),
  ];
}
