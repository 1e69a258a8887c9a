import { languageBase } from '../../../contract/language-address.ts';
import { LateScript } from '../../components/late-script.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { readUpload } from '../../components/photo-address.ts';
import { uploadLine } from '../../components/upload-line.ts';
import { useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { PhotoHelp } from './photo-help.tsx';
import { PhotoTool } from './photo-tool.tsx';

/** Fits pictures or documents to a portal's limits; without JavaScript, shows only the help. */
export default function PhotoPage({ search, language }: Pick<Visit, 'search' | 'language'>) {
  const words = useMessages('photo');
  const { upload } = useMessages('schemeDocuments');
  const common = useMessages('common');
  const asked = readUpload(search);
  return (
    <div className="wrap max-w-4xl pt-6 pb-12 sm:pt-10">
      <PageHead title={words.title} description={words.description} />
      <h1 tabIndex={-1} className="title">
        {words.title}
      </h1>
      <p className="mt-3 text-lg">{words.intro}</p>
      <p className="note mt-4">{words.private}</p>
      <div className="hidden noscript:block">
        <p className="note mt-4">{words.noScript}</p>
        {asked && (
          <p className="mt-4">
            {words.wish.asked}: <strong>{uploadLine(asked, upload)}</strong>
          </p>
        )}
      </div>
      <LateScript>
        <p>{words.late}</p>
        <a href={`${languageBase(language)}/photo${search.size > 0 ? `?${search}` : ''}`} className="link-row">
          {common.tryAgain}
        </a>
      </LateScript>
      <div className="noscript:hidden">
        {/* A new key resets the tool when the link has other requirements. */}
        <PhotoTool key={search.toString()} asked={asked} />
      </div>
      <PhotoHelp />
    </div>
  );
}
