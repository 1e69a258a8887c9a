/** Vite handles styles; this is for type checks without it. */
declare module '*.css';

/** As declared by Vite, for the server's type check. */
interface ImportMetaEnv {
  readonly SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
