/**
 * Three builds: the public pages for browsers (`vite build`), the same for the server (`vite build --ssr`), and the admin
 * panel (`vite build --mode admin`). Public pages run on Preact, which is a quarter of React's size; the admin panel's
 * controls need React itself. In development both run on React, whose warnings are better. See docs/decisions/0005.
 */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { reduceContract } from './web/reduce-contract.ts';

const PREACT = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
];

function forBrowsers(outDir: string, input: string): NonNullable<UserConfig['build']> {
  return { outDir, emptyOutDir: true, manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0, rollupOptions: { input } };
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const isAdmin = mode === 'admin';
  const isPreact = command === 'build' && !isAdmin;
  return {
    root: 'web',
    publicDir: isSsrBuild || isAdmin ? false : 'public',
    plugins: [react(), tailwindcss(), ...(isAdmin || isSsrBuild ? [] : [reduceContract()])],
    appType: 'custom',
    resolve: { alias: isPreact ? PREACT : [] },
    // Everything that asks for React must get what the pages get, so nothing of it is left to be loaded at run time.
    ssr: { noExternal: isPreact ? [/react/, 'wouter', 'regexparam', 'use-sync-external-store'] : [] },
    build: isSsrBuild
      ? // One file: a running server must not miss a chunk when the next version is built beside it.
        { outDir: '../dist/server', emptyOutDir: true, rollupOptions: { input: 'web/entry-server.tsx', output: { codeSplitting: false } } }
      : isAdmin
        ? forBrowsers('../dist/admin', 'web/admin/entry-admin.tsx')
        : forBrowsers('../dist/client', 'web/entry-browser.tsx'),
  };
});
