import { formatPhone, type OwedRefund } from '@sannidhi/contracts';
import { formatCents, labelText, orderLabelText, styled } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** On paper only: each payer signs for the money. */
const Sheet = styled('table')({
  display: 'none',
  '@media print': { display: 'table', width: '100%', borderCollapse: 'collapse', fontSize: '10.5pt' },
  '& caption': { textAlign: 'left', fontWeight: 600, padding: '0 6pt 6pt' },
  '& td, & th': { padding: '10pt 6pt 4pt', textAlign: 'left', verticalAlign: 'bottom', borderBottom: '1px solid' },
  '& td:last-of-type, & th:last-of-type': { width: '32%' },
  '& [data-money]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
});

/** Refunds to take to the counter, with the day and a line to sign on. */
export function PrintedRefunds({ title, refunds }: { title: string; refunds: readonly OwedRefund[] }) {
  const text = useOfficeText('owedRefunds');
  const moments = useMoments();
  const signed = ({ handedOut }: OwedRefund) => (handedOut ? `${moments.day(handedOut.on)}, ${handedOut.by}` : '');
  return (
    <Sheet aria-hidden="true">
      <caption>{title}</caption>
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
            <td>{[labelText(refund.payer, refund.payerMessage), refund.phone && formatPhone(refund.phone)].filter(Boolean).join(', ')}</td>
            <td>{orderLabelText(refund.what)}</td>
            <td data-money>{formatCents(refund.amountCents)}</td>
            <td>{signed(refund)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
