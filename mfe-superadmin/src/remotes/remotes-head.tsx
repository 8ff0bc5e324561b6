import { PageHeader, Tabs, useText } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

const VIEWS = ['releases', 'tokens'] as const;

interface RemotesHeadProps {
  view: (typeof VIEWS)[number];
  lead: string;
  actions?: ReactNode;
}

/** Title and tabs of both sides: what is active, and who may publish. An open panel doesn't carry over. */
export function RemotesHead({ view, lead, actions }: RemotesHeadProps) {
  const text = useText('mfe-superadmin');
  const [, setParameters] = useSearchParams();
  return (
    <>
      <PageHeader title={text(view === 'releases' ? 'remotes.title' : `remotes.view.${view}`)} lead={lead} actions={actions} />
      <Tabs
        label={text('remotes.views')}
        value={view}
        onChange={(next) => setParameters(next === 'releases' ? {} : { view: next }, { preventScrollReset: true })}
        tabs={VIEWS.map((value) => ({ value, label: text(`remotes.view.${value}`) }))}
      />
    </>
  );
}
