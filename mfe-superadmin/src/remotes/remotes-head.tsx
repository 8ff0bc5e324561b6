import { PageHeader, Tabs, useText } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

const VIEWS = ['releases', 'tokens'] as const;
export type RemotesView = (typeof VIEWS)[number];

/** Which side of the page is shown. It lives in the address; a panel of the other side does not come along. */
export function useRemotesView() {
  const [parameters, setParameters] = useSearchParams();
  const view: RemotesView = VIEWS.find((one) => one === parameters.get('view')) ?? 'releases';
  return { view, choose: (next: string) => setParameters(next === 'releases' ? {} : { view: next }, { preventScrollReset: true }) };
}

/** Title and tabs of both sides: what runs, and who may publish. */
export function RemotesHead({ lead, actions }: { lead: string; actions?: ReactNode }) {
  const text = useText('mfe-superadmin');
  const { view, choose } = useRemotesView();
  return (
    <>
      <PageHeader title={text('remotes.title')} lead={lead} actions={actions} />
      <Tabs
        label={text('remotes.views')}
        value={view}
        onChange={choose}
        tabs={VIEWS.map((value) => ({ value, label: text(`remotes.view.${value}`) }))}
      />
    </>
  );
}
