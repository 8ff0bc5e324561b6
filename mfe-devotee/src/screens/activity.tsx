import { donationEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, Page, PagedList, PageHeader, ScreenStates, styled, usePages } from '@sannidhi/kit';
import { ClaimByEmail } from '../activity/claim-by-email.tsx';
import { ClaimByReceipt } from '../activity/claim-by-receipt.tsx';
import { GiftRow } from '../activity/gift-row.tsx';
import { RecentEvents } from '../tickets/recent-events.tsx';
import { useTexts } from '../use-texts.ts';
import { RecentService } from '../volunteering/recent-service.tsx';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const PAGE_SIZE = 20;

/** The devotee's own gifts and what else they paid for, newest first, whatever their outcome; then the events they went to, and their service. */
function Activity() {
  const text = useTexts();
  const gifts = usePages(donationEndpoints.own, { query: { of: 'orders', limit: PAGE_SIZE } });
  return (
    <Page reading>
      <PageHeader
        title={text('activity.heading')}
        lead={text('activity.lead')}
        actions={
          <Button variant="primary" to="/devotee/donate">
            {text('activity.donate')}
          </Button>
        }
      />
      <ClaimByEmail />
      <PagedList paging={gifts.paging} previous={text('activity.previous')} next={text('activity.next')}>
        <Card>
          <ScreenStates
            query={gifts}
            failedTitle={text('activity.failed')}
            isEmpty={({ items }) => items.length === 0}
            empty={<EmptyState title={text('activity.empty')}>{text('activity.emptyHelp')}</EmptyState>}
          >
            {({ items }) => (
              <List aria-label={text('activity.caption')}>
                {items.map((gift) => (
                  <GiftRow key={gift.id} gift={gift} />
                ))}
              </List>
            )}
          </ScreenStates>
        </Card>
      </PagedList>
      <RecentEvents />
      <RecentService />
      <ClaimByReceipt />
    </Page>
  );
}

export { Activity as Screen };
