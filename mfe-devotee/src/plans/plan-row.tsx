import type { OwnPlan } from '@sannidhi/contracts';
import { formatCents, formatDate, type Panel, StatusChip, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { purposesLabel } from '../giving/purposes-label.ts';
import { NAMED_AMOUNT } from '../parts/row-layout.ts';
import { useTexts } from '../use-texts.ts';
import { useFailureSentence } from './failure.ts';
import { WEEKDAY_DATE } from './plan-dates.ts';
import { usePlanWords } from './use-plan-words.ts';

const Row = styled('li')(({ theme }) => ({
  ...NAMED_AMOUNT,
  gap: '4px 16px',
  minHeight: theme.density.row,
  padding: '14px 0',
  position: 'relative',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  // The whole row can be pressed; its name is the link's.
  '& a': { fontWeight: 600, color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums', marginLeft: 'auto' },
}));
const State = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px', marginTop: 6 });

/** One recurring gift: how often and how much, to whom, its state, and what comes next. */
export function PlanRow({ plan, link }: { plan: OwnPlan; link: ReturnType<Panel['link']> }) {
  const text = useTexts();
  const wordsOf = usePlanWords();
  const { temple, rule, startsOn, lines, totalCents, status } = plan;
  return (
    <Row>
      <div>
        <Link {...link}>{wordsOf(rule, startsOn)}</Link>
        <small>{text('plans.to', { temple: temple.name, purposes: purposesLabel(lines) })}</small>
        <State>
          <StatusChip of="plan" state={status} />
          <small>{useNews(plan)}</small>
        </State>
      </div>
      <strong>{formatCents(totalCents)}</strong>
    </Row>
  );
}

/** What a donor most needs to know: what is missing, what failed, or the next date. */
function useNews({ waitsForCard, failure, next, sells }: OwnPlan): string {
  const text = useTexts();
  const failureOf = useFailureSentence();
  if (waitsForCard) return text('plans.notice.card');
  if (failure) return failureOf(failure, sells);
  return next ? text('plans.nextOn', { date: formatDate(next.on, WEEKDAY_DATE) }) : '';
}
