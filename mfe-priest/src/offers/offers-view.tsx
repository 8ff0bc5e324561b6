import { type PriestAssignment, priestAssignmentEndpoints } from '@sannidhi/contracts';
import { Card, EmptyState, Page, PagedList, PageHeader, ScreenStates, Stack, usePages, useRead, useText } from '@sannidhi/kit';
import { PriestTabs } from '../day/priest-tabs.tsx';
import { AssignmentCard } from './assignment-card.tsx';

const MOST = 100;

/** Offers that wait for the priest’s answer, the nearest first, and the services they have accepted. */
export function OffersView() {
  const text = useText('mfe-priest');
  const offered = useRead(priestAssignmentEndpoints.own, { query: { state: 'offered', limit: MOST } });
  return (
    <Page reading>
      <PageHeader title={text('offers.title')} lead={text('offers.intro')} />
      <PriestTabs />
      <ScreenStates query={offered} failedTitle={text('offers.failed')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text('offers.empty')}>{text('offers.emptyMore')}</EmptyState>
          ) : (
            <Stack spacing={2}>
              {items.map((assignment) => (
                <AssignmentCard key={assignment.id} assignment={assignment} />
              ))}
            </Stack>
          )
        }
      </ScreenStates>
      <Accepted />
    </Page>
  );
}

function Accepted() {
  const text = useText('mfe-priest');
  const { items, paging, error } = usePages(priestAssignmentEndpoints.own, { query: { state: 'accepted' } });
  const ahead = items?.filter(isAhead) ?? [];
  if (error || ahead.length === 0) return null;
  return (
    <Card title={text('offers.accepted')}>
      <PagedList paging={paging}>
        {ahead.map((assignment) => (
          <AssignmentCard key={assignment.id} assignment={assignment} />
        ))}
      </PagedList>
    </Card>
  );
}

const isAhead = ({ startsAt }: PriestAssignment): boolean => new Date(startsAt) > new Date();

export { OffersView as Screen };
