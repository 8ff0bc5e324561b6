import type { OwnPlanDetail, PlanDate } from '@sannidhi/contracts';
import { Card, formatCents, formatDate, StatusChip, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { NAMED_AMOUNT } from '../parts/row-layout.ts';
import { useTexts } from '../use-texts.ts';
import { useFailureSentence } from './failure.ts';
import { WEEKDAY_DATE } from './plan-dates.ts';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const Row = styled('li')(({ theme }) => ({
  ...NAMED_AMOUNT,
  gap: '4px 16px',
  padding: '12px 0',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '& > :last-child': { marginLeft: 'auto', textAlign: 'right' },
}));

/** What became of each date so far, newest first. */
export function PastDates({ plan: { dates, sells } }: { plan: Pick<OwnPlanDetail, 'dates' | 'sells'> }) {
  const text = useTexts();
  return (
    <Card title={text('plans.past.heading')}>
      {dates.length === 0 ? (
        <p>{text('plans.past.none')}</p>
      ) : (
        <List aria-label={text('plans.past.heading')}>
          {dates.map((date) => (
            <PastDate key={date.n} date={date} sells={sells} />
          ))}
        </List>
      )}
    </Card>
  );
}

function PastDate({ date, sells }: { date: PlanDate; sells: OwnPlanDetail['sells'] }) {
  const { on, status, totalCents, receiptNumber, failure } = date;
  const text = useTexts();
  const failureOf = useFailureSentence();
  return (
    <Row>
      <div>
        {formatDate(on, WEEKDAY_DATE)}
        {failure && <small>{failureOf(failure, sells)}</small>}
        {receiptNumber && (
          <small>
            <Link to={`/receipts?year=${on.slice(0, 4)}`}>{text('plans.past.receipt', { number: receiptNumber })}</Link>
          </small>
        )}
      </div>
      <div>
        {totalCents !== null && <div>{formatCents(totalCents)}</div>}
        <StatusChip of="occurrence" state={status} />
      </div>
    </Row>
  );
}
