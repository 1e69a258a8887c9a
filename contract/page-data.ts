/** What a finished page carries for the browser, as inert JSON in an element of this id. */
export const PAGE_DATA_ID = 'page-data';

/** What the server tells every page about this installation. */
export type SiteSettings = {
  supportEmail: string;
  /** Address of the site without a slash at the end, for links that leave it. */
  publicUrl: string;
};

/** A form that was sent without JavaScript and is shown again: what was typed, and what is wrong with it or came of it. */
export type FormState = {
  /** By name of the field. */
  values: Record<string, string>;
  /** The server's sentence by name of the field; `form` for what no field is to blame for. */
  errors: Record<string, string>;
  /** The answer, where the page itself shows it. */
  output?: unknown;
};

export type PageData = {
  settings: SiteSettings;
  /** Key and answer of each call the page was made with. */
  answers: [readonly unknown[], unknown][];
  /** Key and status of each call that failed: it is not tried again by itself. */
  failures: [readonly unknown[], number][];
  form?: FormState;
};
