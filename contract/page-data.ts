/** Id of the element with the page's data for the browser, as inert JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Settings of the installation that every page gets. */
export type SiteSettings = {
  supportEmail: string;
  /** Address of the site without a slash at the end, for links that leave it. */
  publicUrl: string;
};

/** A form sent without JavaScript and shown again: its input, and the errors or the result. */
export type FormState = {
  /** By name of the field. */
  values: Record<string, string>;
  /** The server's sentence by name of the field; `form` if no field is to blame. */
  errors: Record<string, string>;
  /** The answer, if the page shows it. */
  output?: unknown;
};

export type PageData = {
  settings: SiteSettings;
  /** Key and answer of each call of the page. */
  answers: [readonly unknown[], unknown][];
  /** Key and status of each failed call, which is not retried automatically. */
  failures: [readonly unknown[], number][];
  form?: FormState;
};
