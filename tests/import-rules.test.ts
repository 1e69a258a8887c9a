/** The lint rules about imports are patterns: this plants a forbidden import for each and checks that it is found. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const FORBIDDEN: [importer: string, imported: string][] = [
  ['messages/en/home.ts', '../../contract/states.ts'],
  ['contract/states.ts', '../server/app.ts'],
  ['contract/states.ts', 'node:fs'],
  ['web/pages/home/home-page.tsx', '../../../server/app.ts'],
  ['web/pages/home/home-page.tsx', '../blog-list/blog-list-page.tsx'],
  ['web/pages/home/home-page.tsx', '../../admin/admin-api.ts'],
  ['web/components/icons.tsx', '../pages/home/home-page.tsx'],
  ['web/layouts/site-layout.tsx', '../admin/admin-api.ts'],
  ['web/layouts/site-layout.tsx', '../../server/app.ts'],
  ['web/app.tsx', './admin/admin-app.tsx'],
  ['web/admin/admin-app.tsx', '../pages/home/home-page.tsx'],
  ['web/admin/pages/blogs/blogs-page.tsx', '../users/users-page.tsx'],
  ['web/admin/pages/blogs/blogs-page.tsx', '../../../pages/home/home-page.tsx'],
  ['web/admin/components/field.tsx', '../pages/users/users-page.tsx'],
  ['web/admin/components/field.tsx', '../../pages/home/home-page.tsx'],
  ['web/hydration/hydrate-page.tsx', '../admin/admin-app.tsx'],
  ['web/data/data.tsx', '../../server/app.ts'],
  ['server/features/blogs/blogs.routes.ts', '../schemes/schemes.routes.ts'],
  ['server/features/blogs/blogs.test.ts', '../../features/schemes/schemes.routes.ts'],
  ['server/features/blogs/blogs.routes.ts', '../../content/seed.ts'],
  ['server/features/blogs/blogs.routes.ts', '../../../web/routing/router.tsx'],
  ['server/platform/api/serve.ts', '../../features/schemes/schemes.routes.ts'],
  ['server/platform/api/serve.ts', '../../domain/catalogue/catalogue.ts'],
  ['server/platform/api/serve.ts', '../../content/seed.ts'],
  ['server/platform/api/serve.ts', '../../../web/routing/router.tsx'],
  ['server/platform/api/answers.test.ts', '../../features/schemes/schemes.routes.ts'],
  ['server/platform/pages/preview.ts', '../../features/schemes/schemes.routes.ts'],
  ['server/platform/pages/preview.ts', '../../domain/catalogue/catalogue.ts'],
  ['server/domain/schemes/write-scheme.ts', '../../features/schemes/schemes.routes.ts'],
  ['server/domain/schemes/write-scheme.ts', '../../content/seed.ts'],
  ['server/domain/schemes/write-scheme.ts', '../../../web/routing/router.tsx'],
  ['server/content/seed.ts', '../features/schemes/schemes.routes.ts'],
  ['server/domain/search/ranking.ts', '../../platform/database/tables.ts'],
  ['server/domain/search/ranking.ts', '../../platform/api/problem.ts'],
  ['server/domain/search/query/words.ts', '../../catalogue/catalogue.ts'],
  ['server/domain/search/ranking.ts', '../schemes/scheme-columns.ts'],
  ['server/domain/search/ranking.ts', '../../features/schemes/schemes.routes.ts'],
  ['server/domain/search/ranking.ts', '../../deps.ts'],
  ['server/domain/search/ranking.ts', 'node:fs'],
];
const ALLOWED: typeof FORBIDDEN = [
  ['web/pages/home/home-page.tsx', './home-hero.tsx'],
  ['web/pages/home/home-page.tsx', '../../components/icons.tsx'],
  ['web/app.tsx', './pages/home/home-page.tsx'],
  ['web/admin/admin-app.tsx', './pages/users/users-page.tsx'],
  ['web/admin/pages/blogs/blogs-page.tsx', '../../blog-calls.ts'],
  ['web/admin/pages/blogs/blogs-page.tsx', '../../../components/icons.tsx'],
  ['server/features/blogs/blogs.routes.ts', './blogs-for-staff.ts'],
  ['server/features/blogs/blogs.routes.ts', '../../platform/api/route.ts'],
  ['server/features/blogs/blogs.routes.ts', '../../domain/articles/blogs.store.ts'],
  ['server/features/blogs/blogs.routes.ts', '../../../contract/blogs.endpoints.ts'],
  ['server/features/blogs/blogs.test.ts', '../../content/seed.ts'],
  ['server/features/discovery/sitemap.ts', '../../../web/pages.ts'],
  ['server/platform/api/serve.ts', '../http/etag.ts'],
  ['server/platform/mail/sender.ts', '../../deps.ts'],
  ['server/platform/pages/preview.ts', '../../../web/entry-server.tsx'],
  ['server/platform/database/migrate.test.ts', '../../content/seed.ts'],
  ['server/domain/schemes/write-scheme.ts', '../../platform/database/tables.ts'],
  ['server/domain/catalogue/catalogue.ts', '../search/search-index.ts'],
  ['server/content/seed.ts', '../domain/schemes/schemes.store.ts'],
  ['server/content/seed.ts', '../../content/read-content.ts'],
  ['server/domain/search/query/words.ts', '../../../../contract/states.ts'],
  ['server/domain/search/query/words.ts', '../index/vocabulary.ts'],
  ['server/app.ts', './features/blogs/blogs.routes.ts'],
  ['server/app.ts', './content/content-update.ts'],
];

const ROOT = path.resolve(import.meta.dirname, '..');
const planted = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-rules-'));
afterAll(() => rmSync(planted, { recursive: true }));

/** The planted imports that the lint rules refuse. */
function refused(imports: typeof FORBIDDEN): typeof FORBIDDEN {
  const config = { ...JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8')), vcs: { enabled: false } };
  const files = imports.map(([importer, imported], index) => {
    // One file per import, in the importer's folder.
    const file = path.join(path.dirname(importer), `planted-${index}-${path.basename(importer)}`);
    mkdirSync(path.join(planted, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(planted, file), `import { one } from '${imported}';\n\nexport const other = one;\n`);
    return file;
  });
  writeFileSync(path.join(planted, 'biome.json'), JSON.stringify(config));
  const command = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', ...files];
  const { diagnostics } = JSON.parse(run(command)) as { diagnostics: { location: { path: string } }[] };
  const caught = new Set(diagnostics.map(({ location }) => path.normalize(location.path)));
  return imports.filter((_, index) => caught.has(files[index] as string));
}

function run(command: string[]): string {
  try {
    return execFileSync(path.join(ROOT, 'node_modules/.bin/biome'), command, { cwd: planted, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('refuses forbidden imports', () => {
  expect(refused(FORBIDDEN)).toEqual(FORBIDDEN);
});

test('allows permitted imports', () => {
  expect(refused(ALLOWED)).toEqual([]);
});
