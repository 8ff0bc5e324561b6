import { ENDED_PLANS, type OwnPlanDetail, type PlanStatus } from '@sannidhi/contracts';
import { Button, Card, Facts, formatCents, formatDate, IconPencil, styled } from '@sannidhi/kit';
import { paidWithIn } from '../giving/paid-with.ts';
import { worded } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';
import type { EditWhat } from './edit-plan.tsx';
import { EndPlan } from './end-plan.tsx';
import { PastDates } from './past-dates.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { UpcomingDates } from './upcoming-dates.tsx';
import { usePlanTexts } from './use-plan-texts.ts';

const Changes = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** Nothing of such a plan changes anymore. */
export const hasEnded = ({ status }: { status: PlanStatus }): boolean => (ENDED_PLANS as readonly PlanStatus[]).includes(status);

const GIFT_PARTS: readonly EditWhat[] = ['gift', 'dates', 'card'];
/** Names, price and dates belong to the booking that repeats. */
const POOJA_PARTS: readonly EditWhat[] = ['card'];

interface PlanDetailsProps {
  plan: OwnPlanDetail;
  onEdit: (what: EditWhat) => void;
}

/** What is to be done, the next dates, what is given, what was charged, and how to stop. */
export function PlanDetails({ plan, onEdit }: PlanDetailsProps) {
  const ended = hasEnded(plan);
  return (
    <>
      <PlanNotice plan={plan} onEdit={onEdit} />
      {!ended && <UpcomingDates plan={plan} />}
      <What plan={plan} ended={ended} onEdit={onEdit} />
      <PastDates plan={plan} />
      {!ended && <EndPlan plan={plan} />}
    </>
  );
}

function What({ plan, ended, onEdit }: PlanDetailsProps & { ended: boolean }) {
  const text = useTexts();
  const ofPlan = usePlanTexts(plan);
  return (
    <Card title={ofPlan('what.heading')}>
      <PlanFacts plan={plan} />
      {!ended && (
        <Changes>
          {(plan.sells === 'donation' ? GIFT_PARTS : POOJA_PARTS).map((what) => (
            <Button key={what} icon={IconPencil} onClick={() => onEdit(what)}>
              {text(`plans.edit.${what}`)}
            </Button>
          ))}
        </Changes>
      )}
    </Card>
  );
}

function PlanFacts({ plan }: { plan: OwnPlanDetail }) {
  const text = useTexts();
  const ofPlan = usePlanTexts(plan);
  const { lines, coverFees, totalCents, card, startsOn, endsOn, endsAfter, placeName, legalName, anonymous } = plan;
  const lineFacts = lines.map(worded).map(({ label, amountCents, open }) => ({
    label: open ? label : text('plans.what.closed', { purpose: label }),
    value: formatCents(amountCents),
  }));
  const ends = endsOn ? formatDate(endsOn) : endsAfter ? ofPlan('what.after', { count: endsAfter }) : text('plans.what.never');
  return (
    <Facts
      ruled
      facts={[
        ...lineFacts,
        {
          label: text('plans.form.each'),
          value: <b>{text(coverFees ? 'plans.what.withFees' : 'plans.what.total', { total: formatCents(totalCents) })}</b>,
        },
        { label: text('plans.card.label'), value: paidWithIn(card?.label ?? null, text) ?? text('plans.card.none') },
        { label: text('plans.what.starts'), value: formatDate(startsOn) },
        { label: text('plans.what.ends'), value: ends },
        { label: text('plans.what.place'), value: placeName },
        { label: text('plans.what.receipt'), value: legalName },
        { label: text('plans.what.anonymous'), value: anonymous ? text('plans.what.notPublished') : '' },
      ]}
    />
  );
}
