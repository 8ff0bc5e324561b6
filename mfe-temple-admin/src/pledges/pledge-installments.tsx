import type { PledgeInstallment } from '@sannidhi/contracts';
import { Chip, formatCents, IconAlertTriangle, IconCheck } from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { PledgeList } from './pledge-list.ts';

/** Due dates with what is paid of each. */
export function PledgeInstallments({ installments }: { installments: readonly PledgeInstallment[] }) {
  const text = useOfficeText('pledges');
  const moments = useMoments();
  if (installments.length === 0) return <Secondary>{text('noDates')}</Secondary>;
  return (
    <PledgeList aria-label={text('installments')}>
      {installments.map(({ id, dueOn, amountCents, paidCents, overdue }) => (
        <li key={id}>
          <div>
            {moments.day(dueOn)}
            {paidCents > 0 && paidCents < amountCents && <small>{text('paidOf', { paid: formatCents(paidCents) })}</small>}
          </div>
          <Row>
            {paidCents === amountCents && <Chip icon={IconCheck}>{text('paid')}</Chip>}
            {overdue && <Chip icon={IconAlertTriangle}>{text('overdue')}</Chip>}
            <strong>{formatCents(amountCents)}</strong>
          </Row>
        </li>
      ))}
    </PledgeList>
  );
}
