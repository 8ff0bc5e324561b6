import { type ReceiptSummary, receiptEndpoints } from '@sannidhi/contracts';
import { Button, ExportButton, Facts, formatCents, IconReplace, Stack, type Text, Typography, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { ReissueForm } from '../gift/reissue-form.tsx';
import { donorText } from '../office/donor-text.ts';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** A receipt's content, its file, its gift, and its replacement. `receipts` is the surrounding list, which may contain the replacement. */
export function ReceiptFacts({ receipt, receipts }: { receipt: ReceiptSummary; receipts: readonly ReceiptSummary[] }) {
  const text = useOfficeText();
  const moments = useMoments();
  const { can } = useSession();
  const newer = receipt.replacedBy && (receipts.find(({ id }) => id === receipt.replacedBy)?.number ?? text('receipts.replacedByNewer'));
  return (
    <>
      <Facts
        facts={[
          { label: text('receipts.column.donor'), value: donorText(receipt.donorName) },
          { label: text('receipts.received'), value: moments.day(receipt.receivedOn) },
          { label: text('receipts.column.issued'), value: moments.relative(receipt.issuedAt) },
          { label: text('receipts.column.total'), value: receipt.property ?? formatCents(receipt.totalCents) },
          { label: text('receipts.column.deductible'), value: receipt.property ? null : formatCents(receipt.deductibleCents) },
          { label: text('receipts.voidReason'), value: receipt.voidReason },
          { label: text('receipts.replacedBy'), value: newer },
        ]}
      />
      <Row>
        <ExportButton endpoint={receiptEndpoints.pdf} params={{ receiptId: receipt.id }} fileName={`${receipt.number}.pdf`}>
          {text('gift.receipt.open')}
        </ExportButton>
        {can('donations:read') && (
          <Button variant="text" to={`/temple-admin/donations?gift=${receipt.orderId}`}>
            {text('receipts.gift')}
          </Button>
        )}
      </Row>
    </>
  );
}

/** The amount of a receipt in a list; property has none. */
export const receiptAmount = ({ property, totalCents }: ReceiptSummary, text: Text): string =>
  property ? text('property') : formatCents(totalCents);

/** The correction of a valid receipt, if the user may reissue it. */
export function ReceiptActions({ receipt }: { receipt: ReceiptSummary }) {
  const text = useOfficeText();
  const { can } = useSession();
  const [correcting, setCorrecting] = useState(false);
  if (!can('receipts:reissue') || receipt.status !== 'valid') return null;
  if (correcting) {
    return (
      <Stack spacing={2}>
        <Typography variant="h3">{text('gift.reissue.title')}</Typography>
        <ReissueForm receipt={receipt} legalName={receipt.donorName} onDone={() => setCorrecting(false)} />
      </Stack>
    );
  }
  return (
    <Row align="end">
      <Button variant="destructive" icon={IconReplace} onClick={() => setCorrecting(true)}>
        {text('gift.reissue.submit')}
      </Button>
    </Row>
  );
}
