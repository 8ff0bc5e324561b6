import type { OwnPlanDetail, PlanDate } from '@sannidhi/contracts';
import { Card, formatCents, formatDate, StatusChip, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { NAMED_AMOUNT } from '../parts/row-layout.ts';
import { bookingAddress, OWN_CATALOG } from '../poojas/pooja-paths.ts';
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

/** What a past date needs of its plan. */
type Planned = Pick<OwnPlanDetail, 'sells' | 'temple' | 'lines'>;

/** What became of each date so far, newest first. */
export function PastDates({ plan }: { plan: Planned & Pick<OwnPlanDetail, 'dates'> }) {
  const text = useTexts();
  return (
    <Card title={text('plans.past.heading')}>
      {plan.dates.length === 0 ? (
        <p>{text('plans.past.none')}</p>
      ) : (
        <List aria-label={text('plans.past.heading')}>
          {plan.dates.map((date) => (
            <PastDate key={date.n} date={date} plan={plan} />
          ))}
        </List>
      )}
    </Card>
  );
}

function PastDate({ date, plan }: { date: PlanDate; plan: Planned }) {
  const { on, status, totalCents, receiptNumber, failure } = date;
  const text = useTexts();
  const failureOf = useFailureSentence();
  return (
    <Row>
      <div>
        {formatDate(on, WEEKDAY_DATE)}
        {failure && <small>{failureOf(failure, plan.sells)}</small>}
        {failure === 'no-time' && <OtherTimes plan={plan} />}
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

/** The pooja's own page has the times of other days, and the way to an opening that sells some. */
function OtherTimes({ plan: { temple, lines } }: { plan: Planned }) {
  const text = useTexts();
  const serviceId = lines.find((line) => line.serviceId)?.serviceId;
  return serviceId ? (
    <small>
      <Link to={bookingAddress(OWN_CATALOG, temple.slug, serviceId)}>{text('plans.past.times')}</Link>
    </small>
  ) : null;
}
