import {
  chargeFailureMessage,
  ENDED_PLANS,
  PLAN_RULE_KINDS,
  PLAN_STATUSES,
  type PlanRow,
  type PlanRuleKind,
  type PlanStatus,
  planEndpoints,
} from '@sannidhi/contracts';
import {
  ChoiceFilter,
  type Column,
  formatCents,
  moneyColumn,
  orderLabelText,
  RecordListView,
  StatusChip,
  stateColumn,
  textColumn,
  useList,
  useMessage,
  usePanel,
  useSession,
  useStateWord,
} from '@sannidhi/kit';
import { donorText } from '../office/donor-text.ts';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanRecord } from './plan-record.tsx';
import { usePlanWords } from './use-plan-words.ts';

const hasEnded = ({ status }: PlanRow): boolean => (ENDED_PLANS as readonly PlanStatus[]).includes(status);

/** Every recurring gift to the temple, with its dates and charges in a panel. */
export function PlansView() {
  const text = useOfficeText('plans');
  const stateWord = useStateWord();
  const plans = useList(planEndpoints.list);
  const manages = useSession().can('plans:manage');
  const { status, kind } = plans.query;
  return (
    <RecordListView
      texts={text}
      list={plans}
      panel={usePanel('plan')}
      columns={usePlanColumns()}
      name={({ donorLabel, totalCents }) => text('name', { amount: formatCents(totalCents), donor: donorText(donorLabel) })}
      filters={
        <>
          <ChoiceFilter
            label={text('column.status')}
            value={status}
            onChange={(value) => plans.set({ status: value as PlanStatus | undefined })}
            choices={PLAN_STATUSES.map((value) => ({ value, label: stateWord('plan', value) }))}
          />
          <ChoiceFilter
            label={text('column.often')}
            value={kind}
            onChange={(value) => plans.set({ kind: value as PlanRuleKind | undefined })}
            choices={PLAN_RULE_KINDS.map((value) => ({ value, label: text(`kind.${value}`) }))}
          />
        </>
      }
      record={({ id }) => <PlanRecord planId={id} />}
      about={(row) => ({
        overline: <StatusChip of="plan" state={row.status} />,
        footer: manages && !hasEnded(row) && <PlanActions plan={row} />,
      })}
    />
  );
}

function usePlanColumns(): Column<PlanRow>[] {
  const text = useOfficeText('plans');
  const wordsOf = usePlanWords();
  const moments = useMoments();
  const sentenceOf = useMessage();
  const next = ({ nextOn, failure, waitsForCard, sells }: PlanRow) => {
    if (waitsForCard) return text('waitsForCard');
    if (failure) return sentenceOf(chargeFailureMessage(failure, sells));
    return nextOn ? moments.day(nextOn) : '';
  };
  return [
    textColumn('donor', text('column.donor'), ({ donorLabel }) => donorText(donorLabel), { phone: 'title' }),
    moneyColumn('amount', text('column.amount'), ({ totalCents }) => totalCents, { width: 116, phone: 'value' }),
    textColumn('often', text('column.often'), ({ rule }) => wordsOf(rule), { width: 190, phone: 'detail' }),
    textColumn('purpose', text('column.purpose'), ({ label }) => orderLabelText(label), { low: 'on-laptops' }),
    textColumn('next', text('column.next'), next, { width: 180, low: true }),
    stateColumn(text('column.status'), 'plan', ({ status }) => status, { width: 124 }),
  ];
}

export { PlansView as Screen };
