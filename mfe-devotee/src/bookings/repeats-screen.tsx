import { planEndpoints } from '@sannidhi/contracts';
import { Card, EmptyState, Page, PagedList, PageHeader, ScreenStates, styled, usePages } from '@sannidhi/kit';
import { planPath } from '../plans/plan-paths.ts';
import { PlanRow } from '../plans/plan-row.tsx';
import { useTexts } from '../use-texts.ts';
import { BookingViews } from './booking-views.tsx';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const PAGE_SIZE = 20;

/** The poojas that are booked again and again; each is paused, skipped or ended on the page of its plan. */
function Repeats() {
  const text = useTexts();
  const plans = usePages(planEndpoints.own, { query: { sells: 'pooja', limit: PAGE_SIZE } });
  return (
    <Page reading>
      <PageHeader title={text('titles.repeats')} lead={text('bookings.repeat.lead')} />
      <BookingViews />
      <PagedList paging={plans.paging}>
        <Card>
          <ScreenStates
            query={plans}
            failedTitle={text('bookings.repeat.failed')}
            isEmpty={({ items }) => items.length === 0}
            empty={<EmptyState title={text('bookings.repeat.empty')}>{text('bookings.repeat.emptyHelp')}</EmptyState>}
          >
            {({ items }) => (
              <List aria-label={text('titles.repeats')}>
                {items.map((plan) => (
                  <PlanRow key={plan.id} plan={plan} link={{ to: planPath(plan.id) }} />
                ))}
              </List>
            )}
          </ScreenStates>
        </Card>
      </PagedList>
    </Page>
  );
}

export { Repeats as Screen };
