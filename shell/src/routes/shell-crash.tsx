import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { describeThrown, reportPageError } from '../errors/report-page-error.ts';
import { Failed } from '../states/failed.tsx';
import { useWords } from '../words/words.ts';

/** The shell itself failed: the only page that offers a reload. */
export function ShellCrash() {
  const { crash } = useWords();
  const error = useRouteError();
  useEffect(() => reportPageError({ kind: 'crash', ...describeThrown(error) }), [error]);
  return (
    <main id="main" className="page">
      <Failed
        title={crash.title}
        facts={error instanceof Error ? error.message : undefined}
        action={{ label: crash.reload, onClick: () => window.location.reload() }}
      >
        {crash.body}
      </Failed>
    </main>
  );
}
