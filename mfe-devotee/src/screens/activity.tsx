import { donationEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, Page, PageHeader, ScreenStates, styled, usePages } from '@sannidhi/kit';
import { GiftRow } from '../activity/gift-row.tsx';
import { useTexts } from '../use-texts.ts';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const Pager = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'center' });
const PAGE_SIZE = 20;

/** The devotee's own gifts, newest first, whatever became of them. */
function Activity() {
  const text = useTexts();
  const gifts = usePages(donationEndpoints.own, { query: { limit: PAGE_SIZE } });
  const { paging } = gifts;
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
      {(paging.hasPrevious || paging.hasNext) && (
        <Pager aria-label={text('activity.page', { page: paging.page })}>
          <Button disabled={!paging.hasPrevious} onClick={paging.previous}>
            {text('activity.previous')}
          </Button>
          <span>{text('activity.page', { page: paging.page })}</span>
          <Button disabled={!paging.hasNext} onClick={paging.next}>
            {text('activity.next')}
          </Button>
        </Pager>
      )}
    </Page>
  );
}

export { Activity as Screen };
