import { formatPhone, type OwedRefund } from '@sannidhi/contracts';
import { formatCents, labelText, orderLabelText, styled } from '@sannidhi/kit';
import { methodLabel } from '../office/labels.ts';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';

/** On paper only: each payer signs for the money. */
const Sheet = styled('table')({
  display: 'none',
  '@media print': { display: 'table', width: '100%', borderCollapse: 'collapse', fontSize: '10.5pt' },
  '& caption': { textAlign: 'left', padding: '0 6pt 6pt' },
  '& small': { display: 'block', fontSize: 'inherit', whiteSpace: 'nowrap' },
  '& td, & th': { padding: '10pt 6pt 4pt', textAlign: 'left', verticalAlign: 'bottom', borderBottom: '1px solid' },
  '& td:last-of-type, & th:last-of-type': { width: '32%' },
  '& [data-money]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
});

interface PrintedRefundsProps {
  title: string;
  /** How many there are, and what they come to. */
  sum: string | undefined;
  refunds: readonly OwedRefund[];
}

/** Refunds to take to the counter: how each was paid, and a line to sign on with the day. */
export function PrintedRefunds({ title, sum, refunds }: PrintedRefundsProps) {
  const text = useOfficeText('owedRefunds');
  const office = useOfficeText();
  const moments = useMoments();
  const { today } = useTemple();
  const signed = ({ handedOut }: OwedRefund) => (handedOut ? `${moments.day(handedOut.on)}, ${handedOut.by}` : '');
  return (
    <Sheet aria-hidden="true">
      <caption>
        <strong>{title}</strong>
        <div>{[sum, moments.day(today)].filter(Boolean).join('. ')}</div>
      </caption>
      <thead>
        <tr>
          <th>{text('column.payer')}</th>
          <th>{text('column.what')}</th>
          <th data-money>{text('column.amount')}</th>
          <th>{text('signature')}</th>
        </tr>
      </thead>
      <tbody>
        {refunds.map((refund) => (
          <tr key={refund.id}>
            <td>
              {labelText(refund.payer, refund.payerMessage)}
              {refund.phone && <small>{formatPhone(refund.phone)}</small>}
            </td>
            <td>{orderLabelText(refund.what)}</td>
            <td data-money>
              {formatCents(refund.amountCents)}
              <small>{methodLabel(office, refund.method)}</small>
            </td>
            <td>{signed(refund)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
