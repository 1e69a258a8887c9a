/**
 * All English sentences of the public site, in groups: each export is one, which `useMessages` names. A page loads the groups that its code
 * names. Their shape is the type of every other language.
 */
export * from './en/blog.ts';
export * from './en/categories.ts';
export * from './en/check.ts';
export * from './en/common.ts';
export * from './en/documents.ts';
export * from './en/feedback.ts';
export * from './en/forms.ts';
export * from './en/home.ts';
export * from './en/layout.ts';
export * from './en/not-found.ts';
export * from './en/notices.ts';
export * from './en/photo.ts';
export * from './en/request.ts';
export * from './en/saved.ts';
export * from './en/schemes.ts';
export * from './en/search.ts';
export * from './en/share.ts';
export * from './en/standing.ts';
export * from './en/states.ts';
export * from './en/subscribe.ts';

export type Messages = typeof import('./en.ts');
