import { pledgeEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, Page, PagedList, PageHeader, ScreenStates, styled, usePages } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { PledgeRow } from './pledge-row.tsx';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const PAGE_SIZE = 20;

/** The devotee's own pledges, newest first, with what is due next. */
function OwnPledges() {
  const text = useTexts();
  const pledges = usePages(pledgeEndpoints.own, { query: { limit: PAGE_SIZE } });
  return (
    <Page reading>
      <PageHeader
        title={text('pledges.heading')}
        lead={text('pledges.lead')}
        actions={
          <Button variant="primary" to="/devotee/activity?view=new-pledge">
            {text('pledges.make')}
          </Button>
        }
      />
      <PagedList paging={pledges.paging} previous={text('pledges.previous')} next={text('pledges.next')}>
        <Card>
          <ScreenStates
            query={pledges}
            failedTitle={text('pledges.failed')}
            isEmpty={({ items }) => items.length === 0}
            empty={<EmptyState title={text('pledges.empty')}>{text('pledges.emptyHelp')}</EmptyState>}
          >
            {({ items }) => (
              <List aria-label={text('pledges.heading')}>
                {items.map((pledge) => (
                  <PledgeRow key={pledge.id} pledge={pledge} />
                ))}
              </List>
            )}
          </ScreenStates>
        </Card>
      </PagedList>
    </Page>
  );
}

export { OwnPledges as Screen };
