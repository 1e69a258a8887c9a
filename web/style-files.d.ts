/** Vite takes styles in; for whoever type-checks the pages without it. */
declare module '*.css';
