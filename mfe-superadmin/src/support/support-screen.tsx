import { SUPPORT_STATES, type SupportState, supportInboxEndpoints } from '@sannidhi/contracts';
import { EmptyState, FilterBar, Page, PageHeader, SearchFilter, Tabs, usePages, usePanel, useText, WithPanel } from '@sannidhi/kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MessagePanel } from './message-panel.tsx';
import { MessageTable } from './message-table.tsx';

/** The platform's support inbox: what came through the contact page, the open ones first. */
function SupportScreen() {
  const text = useText('mfe-superadmin');
  const panel = usePanel('message');
  const { state, choose } = useStateInAddress();
  const [search, setSearch] = useState<string>();
  const messages = usePages(supportInboxEndpoints.messages, { query: { state, search } });
  const opened = messages.items?.find(({ id }) => id === panel.id);
  return (
    <WithPanel panel={opened && <MessagePanel key={opened.id} message={opened} onClose={panel.close} />}>
      <Page>
        <PageHeader title={text('support.title')} lead={text('support.intro')} />
        <Tabs
          label={text('support.states')}
          value={state}
          onChange={choose}
          tabs={SUPPORT_STATES.map((value) => ({ value, label: text(`support.tab.${value}`) }))}
        />
        <FilterBar>
          <SearchFilter label={text('support.search')} value={search} onChange={setSearch} />
        </FilterBar>
        <MessageTable
          messages={messages}
          onOpen={panel.open}
          empty={<EmptyState title={text(search ? 'support.noMatch' : `support.none.${state}`)}>{text('support.noneMore')}</EmptyState>}
        />
      </Page>
    </WithPanel>
  );
}

/** Which messages are listed; the open ones need no word in the address. */
function useStateInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const state: SupportState = SUPPORT_STATES.find((one) => one === parameters.get('state')) ?? 'open';
  return { state, choose: (next: string) => setParameters(next === 'open' ? {} : { state: next }, { preventScrollReset: true }) };
}

export { SupportScreen as Screen };
