import { type ReceiptSummary, receiptEndpoints } from '@sannidhi/contracts';
import { addressOf, Button, formatCents, formatDate, IconFileDownload, StatusChip, styled } from '@sannidhi/kit';
import { NAMED_AMOUNT } from '../parts/row-layout.ts';
import { useDownload } from '../use-download.ts';
import { useTexts } from '../use-texts.ts';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const Row = styled('li')(({ theme }) => ({
  ...NAMED_AMOUNT,
  gap: '4px 16px',
  alignItems: 'center',
  minHeight: theme.density.row,
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '& small[data-state]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', marginTop: 2 },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums', marginLeft: 'auto', textAlign: 'right' },
}));

/** Receipts as a list: temple, number and date, amount, and the file. */
export function ReceiptList({ receipts, label }: { receipts: readonly ReceiptSummary[]; label: string }) {
  return (
    <List aria-label={label}>
      {receipts.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} />
      ))}
    </List>
  );
}

function ReceiptRow({ receipt }: { receipt: ReceiptSummary }) {
  const text = useTexts();
  const { busy, link } = useDownload();
  const { id, number, status, temple, receivedOn, totalCents, property, voidReason, replacedBy } = receipt;
  return (
    <Row>
      <div>
        <b>{temple.name}</b>
        <small>
          {number}, {formatDate(receivedOn)}
        </small>
        {property && <small>{property}</small>}
        {status !== 'valid' && (
          <small data-state>
            <StatusChip of="receipt" state={status} />
            {replacedBy ? text('receipts.replacedBy', { number: replacedBy }) : voidReason}
          </small>
        )}
      </div>
      <strong>{property ? text('receipts.property') : formatCents(totalCents)}</strong>
      <Button
        small
        icon={IconFileDownload}
        busy={busy && text('receipts.getting')}
        aria-label={text('receipts.getPdf', { number })}
        {...link(addressOf(receiptEndpoints.ownPdf.path, { receiptId: id }), `${number}.pdf`)}
      >
        {text('receipts.pdf')}
      </Button>
    </Row>
  );
}
