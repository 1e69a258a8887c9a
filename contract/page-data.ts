/** What a finished page carries for the browser, as inert JSON in an element of this id. */
export const PAGE_DATA_ID = 'page-data';

/** What the server tells every page about this installation. */
export type SiteSettings = {
  supportEmail: string;
  /** Address of the site without a slash at the end, for links that leave it. */
  publicUrl: string;
};

export type PageData = {
  settings: SiteSettings;
  /** Key and answer of each call the page was made with. */
  answers: [readonly unknown[], unknown][];
};
