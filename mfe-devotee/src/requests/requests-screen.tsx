import { poojaRequestEndpoints } from '@sannidhi/contracts';
import { Button, Page, PageHeader, type Panel, usePages, usePanel, useStep } from '@sannidhi/kit';
import { BookingViews } from '../bookings/booking-views.tsx';
import { RecordList } from '../bookings/record-list.tsx';
import { useTexts } from '../use-texts.ts';
import { RequestPage } from './request-page.tsx';
import { askPath } from './request-paths.ts';
import { RequestRow } from './request-row.tsx';

const PAGE_SIZE = 20;

/** The devotee's requests, or one of them. */
function Requests() {
  const text = useTexts();
  const request = usePanel('request');
  useStep(request.id ?? '', text(request.id ? 'requests.one' : 'titles.poojaRequests'));
  if (request.id) return <RequestPage key={request.id} requestId={request.id} onClose={request.close} />;
  return <RequestList panel={request} />;
}

function RequestList({ panel }: { panel: Panel }) {
  const text = useTexts();
  const requests = usePages(poojaRequestEndpoints.own, { query: { limit: PAGE_SIZE } });
  return (
    <Page reading>
      <PageHeader
        title={text('titles.poojaRequests')}
        lead={text('requests.lead')}
        actions={
          <Button variant="primary" to={askPath('')}>
            {text('requests.new')}
          </Button>
        }
      />
      <BookingViews />
      <RecordList
        records={requests}
        label={text('titles.poojaRequests')}
        failedTitle={text('requests.failed')}
        emptyTitle={text('requests.empty')}
        emptyHelp={text('requests.emptyHelp')}
        row={(request) => <RequestRow key={request.id} request={request} link={panel.link(request.id)} />}
      />
    </Page>
  );
}

export { Requests as Screen };
