import { planEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, IconPlus, Page, PagedList, PageHeader, type Panel, ScreenStates, styled, usePages } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import { START_PLAN_PATH } from './plan-paths.ts';
import { PlanRow } from './plan-row.tsx';
import { SavedCards } from './saved-cards.tsx';
import { StepStart } from './step-start.ts';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const PAGE_SIZE = 20;

/** All recurring gifts of the devotee, newest first, and the cards they are charged to. `children` is news about one of them. */
export function PlanList({ plan, children }: { plan: Panel; children: ReactNode }) {
  const text = useTexts();
  const plans = usePages(planEndpoints.own, { query: { limit: PAGE_SIZE } });
  const start = (
    <Button variant="primary" icon={IconPlus} to={START_PLAN_PATH}>
      {text('plans.startOne')}
    </Button>
  );
  return (
    <Page reading>
      <StepStart data-step-start>
        <PageHeader title={text('plans.heading')} lead={text('plans.lead')} actions={plans.items?.length ? start : undefined} />
      </StepStart>
      {children}
      <PagedList paging={plans.paging} previous={text('plans.newer')} next={text('plans.older')}>
        <Card>
          <ScreenStates
            query={plans}
            failedTitle={text('plans.failedList')}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyState title={text('plans.empty')} action={start}>
                {text('plans.emptyHelp')}
              </EmptyState>
            }
          >
            {({ items }) => (
              <List aria-label={text('plans.heading')}>
                {items.map((one) => (
                  <PlanRow key={one.id} plan={one} link={plan.link(one.id)} />
                ))}
              </List>
            )}
          </ScreenStates>
        </Card>
      </PagedList>
      <SavedCards />
    </Page>
  );
}
