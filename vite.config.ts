/**
 * Three builds of the same React: the public pages for browsers (`vite build`), the same for the server (`vite build --ssr`), and the
 * admin panel (`vite build --mode admin`). See docs/decisions/0024.
 */
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { FEW_FILES, inlineRuntime, listFiles, plainImports } from './scripts/few-files.ts';
import { pageCopies } from './scripts/page-copies.ts';
import { pageMessages } from './scripts/page-messages.ts';
import { reduceContract } from './scripts/reduce-contract.ts';

type Output = { codeSplitting?: object };

const source = (file: string) => path.join(import.meta.dirname, 'web', file);

/** Nothing is loaded for what it does when it is loaded: where the frame names a part for the server alone, its file is not asked for, nor
 * are messages that nobody names. */
const TREESHAKE = {
  moduleSideEffects: [{ test: /\/web\/(?:components|layouts)\/[\w/-]+\.tsx|\/messages\/[\w/-]+\.ts/, sideEffects: false }],
};

/** Held in the memory of every server: without white space, but with its names, which stand in the traces of the log. */
const ONE_FILE = { codeSplitting: false, minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } } as const;

/** A slow machine is no fault of the build. */
const CHECKS = { bundlerTimings: false };

/** React, and the packages that import it. */
const RUNTIME = [/^react/, 'regexparam'];

function forBrowsers(outDir: string, input: string | string[], output: Output = {}): NonNullable<UserConfig['build']> {
  return {
    outDir,
    emptyOutDir: true,
    manifest: true,
    modulePreload: output.codeSplitting ? false : { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { input, output, treeshake: TREESHAKE, checks: CHECKS },
  };
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const isAdmin = mode === 'admin';
  return {
    root: 'web',
    publicDir: isSsrBuild || isAdmin ? false : 'public',
    plugins: [
      react(),
      tailwindcss(),
      ...(isAdmin || isSsrBuild ? [] : [pageMessages(), pageCopies(), reduceContract(), inlineRuntime(), plainImports(), listFiles()]),
    ],
    appType: 'custom',
    // Built into the server's file in the form for production, whatever the server's environment says; with it whatever asks for it.
    ...(isSsrBuild && { ssr: { noExternal: RUNTIME }, define: { 'process.env.NODE_ENV': '"production"' } }),
    // Visitors' browsers have no React developer tools: what looks for them is left out. In development it is there.
    ...(!isSsrBuild && !isAdmin && command === 'build' && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
    build: isSsrBuild
      ? // One file: a running server must not miss a chunk when the next version is built beside it.
        {
          outDir: '../dist/server',
          emptyOutDir: true,
          rollupOptions: { input: source('entry-server.tsx'), output: ONE_FILE, checks: CHECKS },
        }
      : isAdmin
        ? forBrowsers('../dist/admin', source('admin/entry-admin.tsx'))
        : forBrowsers('../dist/client', [source('entry-browser.ts'), source('styles.css')], { codeSplitting: FEW_FILES }),
  };
});
