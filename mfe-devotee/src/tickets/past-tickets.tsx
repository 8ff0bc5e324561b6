import { ticketEndpoints } from '@sannidhi/contracts';
import { EmptyState, Page, PagedList, PageHeader, ScreenStates, usePages } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { PartyList } from './party-list.tsx';

const PAGE_SIZE = 20;

/** Events this devotee was registered for, latest first. */
function PastTickets() {
  const text = useTexts();
  const list = usePages(ticketEndpoints.own, { query: { when: 'past', limit: PAGE_SIZE } });
  return (
    <Page reading>
      <p>
        <Link to="/devotee/events">{text('titles.events')}</Link>
      </p>
      <PageHeader title={text('titles.pastTickets')} />
      <PagedList paging={list.paging} previous={text('tickets.newer')} next={text('tickets.older')}>
        <ScreenStates
          query={list}
          failedTitle={text('tickets.failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState plain title={text('tickets.nonePast')}>
              {text('tickets.nonePastHelp')}
            </EmptyState>
          }
        >
          {({ items }) => <PartyList parties={items} />}
        </ScreenStates>
      </PagedList>
    </Page>
  );
}

export { PastTickets as Screen };
