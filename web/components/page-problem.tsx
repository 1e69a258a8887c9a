import { Component, type ReactNode, useState } from 'react';
import { useMessages } from '../language/language.tsx';
import { loadRealAddress } from '../rendering/page-code.ts';
import { PageHead } from './page-head.tsx';

/** Replaces a page that failed. The layout and the pages visited before stay. */
export function PageProblem({ isUnreachable = false }: { isUnreachable?: boolean }) {
  const common = useMessages('common');
  const { sentences } = useMessages('notices');
  const [isOffline, setOffline] = useState(isUnreachable);
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    setOffline(!(await loadRealAddress()));
    setTrying(false);
  };
  return (
    <div className="wrap min-h-[60vh] pt-6 pb-12 sm:pt-10">
      <PageHead title={common.pageFailed} />
      <h1 tabIndex={-1} className="title">
        {common.pageFailed}
      </h1>
      <div role="alert" className="note mt-6 border-brick bg-brick-soft">
        <p>{isOffline ? sentences['No internet. Check your connection and try again.'] : common.pageFailedText}</p>
        <button type="button" className="button-secondary mt-3" disabled={isTrying} onClick={() => void tryAgain()}>
          {isTrying ? common.loading : common.tryAgain}
        </button>
      </div>
    </div>
  );
}

/** Limits a page's error to the page. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageProblem /> : this.props.children;
  }
}
