import { type OwnPlanDetail, planEndpoints } from '@sannidhi/contracts';
import { Banner, Button, formatDateTime } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { EditWhat } from './edit-plan.tsx';
import { FIX_OF, useFailureSentence } from './failure.ts';
import { useAddCard } from './use-add-card.ts';
import { usePlanAction } from './use-plan-action.ts';

interface PlanNoticeProps {
  plan: OwnPlanDetail;
  onEdit: (what: EditWhat) => void;
}

/** What keeps a recurring gift from going on, and the one thing to do about it. */
export function PlanNotice({ plan, onEdit }: PlanNoticeProps) {
  const text = useTexts();
  const { status, waitsForCard, failure } = plan;
  if (status === 'canceled' || status === 'completed') return <Banner kind="info">{text(`plans.notice.${status}`)}</Banner>;
  if (waitsForCard) return <WaitsForCard plan={plan} />;
  if (failure) return <Failed plan={plan} failure={failure} onEdit={onEdit} />;
  return status === 'paused' ? <Paused plan={plan} /> : null;
}

function WaitsForCard({ plan }: { plan: OwnPlanDetail }) {
  const text = useTexts();
  const add = useAddCard(plan.id);
  return (
    <Banner
      kind="warning"
      title={text('plans.notice.card')}
      action={
        <Button variant="primary" busy={add.busy && text('plans.card.opening')} onClick={add.start}>
          {text('plans.card.add')}
        </Button>
      }
    >
      {text('plans.notice.cardHelp')}
    </Banner>
  );
}

function Failed({ plan, failure, onEdit }: PlanNoticeProps & { failure: NonNullable<OwnPlanDetail['failure']> }) {
  const text = useTexts();
  const failureOf = useFailureSentence();
  const fix = FIX_OF[failure];
  const retryAt = plan.dates.find((date) => date.retryAt)?.retryAt;
  return (
    <Banner
      kind="warning"
      title={failureOf(failure)}
      action={
        fix !== 'none' && (
          <Button variant="primary" onClick={() => onEdit(fix)}>
            {text(`plans.edit.${fix}`)}
          </Button>
        )
      }
    >
      {retryAt && <>{text('plans.notice.retry', { when: formatDateTime(retryAt, { timeZone: plan.timeZone }) })} </>}
      {text(retryAt ? `plans.notice.also.${fix}` : `plans.notice.do.${fix}`)}
    </Banner>
  );
}

function Paused({ plan }: { plan: OwnPlanDetail }) {
  const text = useTexts();
  const resume = usePlanAction(planEndpoints.resume, plan.id);
  return (
    <Banner
      kind="info"
      title={text('plans.notice.paused')}
      action={
        <Button
          variant="primary"
          busy={resume.busy && text('plans.saving')}
          onClick={() => void resume.run(undefined, text('plans.pause.resumed'))}
        >
          {text('plans.pause.resume')}
        </Button>
      }
    >
      {text('plans.notice.pausedHelp')}
    </Banner>
  );
}
