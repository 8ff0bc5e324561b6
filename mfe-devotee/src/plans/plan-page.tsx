import { planEndpoints } from '@sannidhi/contracts';
import { Button, EmptyState, formatCents, isMissing, Page, PageHeader, type Panel, ScreenStates, TypedGuard, useRead } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { EditPlan } from './edit-plan.tsx';
import { PlanDetails } from './plan-details.tsx';
import { PLANS_PATH } from './plan-paths.ts';
import { StepStart } from './step-start.ts';
import { usePlanTexts } from './use-plan-texts.ts';
import { usePlanWords } from './use-plan-words.ts';

interface PlanPageProps {
  planId: string;
  /** What of it is being changed. */
  edit: Panel;
  onClose: () => void;
}

/** One recurring gift: what needs doing, its dates, what it gives, and what has been charged. */
export function PlanPage({ planId, edit, onClose }: PlanPageProps) {
  const text = useTexts();
  const wordsOf = usePlanWords();
  const query = useRead(planEndpoints.ownOne, { params: { planId } });
  const plan = query.data;
  const ofPlan = usePlanTexts(plan);
  if (isMissing(query.error)) return <UnknownPlan />;
  return (
    <Page reading>
      <p>
        <Button variant="text" flush onClick={edit.id ? edit.close : onClose}>
          {ofPlan(edit.id ? 'backToOne' : 'back')}
        </Button>
      </p>
      <StepStart data-step-start>
        <PageHeader
          title={plan ? text('plans.title', { total: formatCents(plan.totalCents), temple: plan.temple.name }) : text('plans.one')}
          lead={plan && wordsOf(plan.rule, plan.startsOn)}
        />
      </StepStart>
      <ScreenStates query={query} failedTitle={text('plans.failedOne')}>
        {(loaded) =>
          edit.id ? (
            <TypedGuard key={edit.id}>
              <EditPlan plan={loaded} what={edit.id} onDone={edit.close} />
            </TypedGuard>
          ) : (
            <PlanDetails plan={loaded} onEdit={edit.open} />
          )
        }
      </ScreenStates>
    </Page>
  );
}

/** Another account's gift, or none at all: they look alike. */
function UnknownPlan() {
  const text = useTexts();
  return (
    <Page reading>
      <StepStart data-step-start>
        <PageHeader title={text('plans.one')} />
      </StepStart>
      <EmptyState title={text('plans.unknown')} action={<Button to={PLANS_PATH}>{text('plans.back')}</Button>}>
        {text('plans.unknownHelp')}
      </EmptyState>
    </Page>
  );
}
