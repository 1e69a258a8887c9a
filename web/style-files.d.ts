/** Vite takes styles in; for whoever type-checks the pages without it. */
declare module '*.css';

/** As vite states them; for the types of the server, which renders these files. */
interface ImportMetaEnv {
  readonly SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
