import { useQuery } from '@tanstack/react-query';
import { readBlogForEdit } from '../../../../contract/blogs.endpoints.ts';
import { htmlToText } from '../../../../contract/html-text.ts';
import { blogForm, blogConflict as words } from '../../../../messages/admin/blogs.ts';
import { callOptions, useApi } from '../../../data.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { QueryStates } from '../../components/states.tsx';
import { type BlogValues, valuesOf } from './blog-values.ts';

type ConflictDialogProps = {
  id: number;
  mine: BlogValues;
  onClose: () => void;
  /** Called with the version that was saved meanwhile. */
  onKeepMine: (version: number) => void;
  onTakeTheirs: () => void;
};

const LABELS: Record<keyof BlogValues, string> = {
  seo_title: blogForm.seoTitle,
  seo_category: blogForm.category,
  seo_keywords: blogForm.keywords,
  author: blogForm.author,
  seo_description: blogForm.description,
  content: blogForm.content,
  hindi_title: blogForm.hindiTitle,
  hindi_description: blogForm.hindiDescription,
  hindi_content: blogForm.hindiContent,
};

/** Someone else has saved since: both texts side by side, and the choice between them. */
export function ConflictDialog({ id, mine, onClose, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const query = useQuery({ ...callOptions(useApi(), readBlogForEdit, { id }), queryKey: ['conflict', id], staleTime: 0, gcTime: 0 });
  return (
    <Dialog isOpen isWide onClose={onClose} title={words.title} description={words.text}>
      <QueryStates query={query} errorText={words.loadFailed}>
        {(blog) => (
          <>
            <Differences mine={mine} theirs={valuesOf(blog)} />
            <DialogButtons>
              <Button variant="danger" onClick={() => onKeepMine(blog.version)}>
                {words.keepMine}
              </Button>
              <Button variant="secondary" onClick={onTakeTheirs}>
                {words.takeTheirs}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {words.back}
              </Button>
            </DialogButtons>
          </>
        )}
      </QueryStates>
    </Dialog>
  );
}

function Differences({ mine, theirs }: { mine: BlogValues; theirs: BlogValues }) {
  const names = (Object.keys(LABELS) as (keyof BlogValues)[]).filter((name) => mine[name] !== theirs[name]);
  return (
    <dl className="flex flex-col gap-4">
      {names.map((name) => (
        <div key={name}>
          <dt className="font-semibold">{LABELS[name]}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            <Side field={LABELS[name]} title={words.mine} text={mine[name]} />
            <Side field={LABELS[name]} title={words.theirs} text={theirs[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One of two texts. HTML is shown as the text it holds. */
export function Side({ field, title, text }: { field: string; title: string; text: string }) {
  return (
    <section
      aria-label={`${field}: ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, which the keyboard must be able to do too
      tabIndex={0}
      className="max-h-60 overflow-y-auto rounded-lg border border-line p-3 wrap-anywhere whitespace-pre-line"
    >
      <p className="text-sm text-muted">{title}</p>
      {htmlToText(text)}
    </section>
  );
}
