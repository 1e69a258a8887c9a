import type { FormEvent } from 'react';
import { languageBase } from '../../../contract/language-address.ts';
import { HttpStatus } from '../../components/http-status.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { useNavigate } from '../../routing/router.tsx';

/** Error 404 for an article. The button is a form, so that it works without JavaScript. */
export function ArticleNotFound() {
  const { article } = useMessages('blog');
  const base = languageBase(useLanguage());
  const navigate = useNavigate();
  const goBack = (event: FormEvent) => {
    event.preventDefault();
    navigate('/blog');
  };
  return (
    <div className="wrap min-h-[50vh] pt-6 pb-12 sm:pt-10">
      <HttpStatus code={404} />
      <PageHead title={article.notFound} />
      <h1 tabIndex={-1} className="title">
        {article.notFound}
      </h1>
      <p className="mt-3 text-lg">{article.notFoundText}</p>
      <form action={`${base}/blog`} onSubmit={goBack}>
        <button type="submit" className="button-primary mt-6">
          {article.goBack}
        </button>
      </form>
    </div>
  );
}
