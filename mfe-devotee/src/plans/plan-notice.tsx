import { type OwnPlanDetail, planEndpoints } from '@sannidhi/contracts';
import { Banner, Button, formatDateTime } from '@sannidhi/kit';
import type { EditWhat } from './edit-plan.tsx';
import { fixOf, useFailureSentence } from './failure.ts';
import { useAddCard } from './use-add-card.ts';
import { usePlanAction } from './use-plan-action.ts';
import { usePlanTexts } from './use-plan-texts.ts';

interface PlanNoticeProps {
  plan: OwnPlanDetail;
  onEdit: (what: EditWhat) => void;
}

/** What keeps a recurring gift from going on, and the one thing to do about it. */
export function PlanNotice({ plan, onEdit }: PlanNoticeProps) {
  const text = usePlanTexts(plan);
  const { status, waitsForCard, failure } = plan;
  if (status === 'canceled' || status === 'completed') return <Banner kind="info">{text(`notice.${status}`)}</Banner>;
  if (waitsForCard) return <WaitsForCard plan={plan} />;
  if (failure) return <Failed plan={plan} failure={failure} onEdit={onEdit} />;
  return status === 'paused' ? <Paused plan={plan} /> : null;
}

function WaitsForCard({ plan }: { plan: OwnPlanDetail }) {
  const text = usePlanTexts(plan);
  const add = useAddCard(plan.id);
  return (
    <Banner
      kind="warning"
      title={text('notice.card')}
      action={
        <Button variant="primary" busy={add.busy && text('card.opening')} onClick={add.start}>
          {text('card.add')}
        </Button>
      }
    >
      {text('notice.cardHelp')}
    </Banner>
  );
}

function Failed({ plan, failure, onEdit }: PlanNoticeProps & { failure: NonNullable<OwnPlanDetail['failure']> }) {
  const text = usePlanTexts(plan);
  const failureOf = useFailureSentence();
  const fix = fixOf(failure, plan.sells);
  const retryAt = plan.dates.find((date) => date.retryAt)?.retryAt;
  return (
    <Banner
      kind="warning"
      title={failureOf(failure, plan.sells)}
      action={
        fix !== 'none' && (
          <Button variant="primary" onClick={() => onEdit(fix)}>
            {text(`edit.${fix}`)}
          </Button>
        )
      }
    >
      {retryAt && <>{text('notice.retry', { when: formatDateTime(retryAt, { timeZone: plan.timeZone }) })} </>}
      {text(retryAt ? `notice.also.${fix}` : `notice.do.${fix}`)}
    </Banner>
  );
}

function Paused({ plan }: { plan: OwnPlanDetail }) {
  const text = usePlanTexts(plan);
  const resume = usePlanAction(planEndpoints.resume, plan.id);
  return (
    <Banner
      kind="info"
      title={text('notice.paused')}
      action={
        <Button variant="primary" busy={resume.busy && text('saving')} onClick={() => void resume.run(undefined, text('pause.resumed'))}>
          {text('pause.resume')}
        </Button>
      }
    >
      {text('notice.pausedHelp')}
    </Banner>
  );
}
