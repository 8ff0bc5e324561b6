import { type OwnDonation, receiptEndpoints } from '@sannidhi/contracts';
import { addressOf, Button, formatCents, formatDate, IconFileDownload, StatusChip, styled } from '@sannidhi/kit';
import { leaveTo } from '../giving/leave-to.ts';
import { purposesLabel } from '../giving/purposes-label.ts';
import { NAMED_AMOUNT } from '../parts/row-layout.ts';
import { momentAt } from '../poojas/temple-time.ts';
import { useDownload } from '../use-download.ts';
import { useTexts } from '../use-texts.ts';

const Row = styled('li')(({ theme }) => ({
  ...NAMED_AMOUNT,
  gap: '8px 16px',
  alignItems: 'center',
  minHeight: theme.density.row,
  padding: '14px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
}));
const Amount = styled('div')({ marginLeft: 'auto', textAlign: 'right' });
const File = styled('div')({ '@media (max-width:599.95px)': { flexBasis: '100%' }, minWidth: 96 });

/** One gift or other order: what it is for and when that takes place, the temple, the day, its state, the amount, and its receipt once there is one, or the way to finish its payment. */
export function GiftRow({ gift }: { gift: OwnDonation }) {
  const text = useTexts();
  const { busy, link } = useDownload();
  const { temple, receipt, status, totalCents, property, refundedCents, paymentUrl } = gift;
  const occasion = gift.lines.find((line) => line.occasion)?.occasion;
  return (
    <Row>
      <div>
        <b>{purposesLabel(gift.lines)}</b>
        {occasion && <small>{momentAt(occasion.startsAt, temple.timeZone)}</small>}
        <small>
          {temple.name}, {formatDate(gift.receivedAt ?? gift.createdAt, { timeZone: temple.timeZone })}
        </small>
        {gift.checkReturned ? <small>{text('activity.returned')}</small> : <StatusChip of="donation" state={status} />}
        {gift.processingAt && <small>{text('processing.heading')}</small>}
      </div>
      <Amount>
        <strong>{property ?? formatCents(totalCents)}</strong>
        {refundedCents > 0 && !gift.checkReturned && <small>{text('activity.refundedPart', { amount: formatCents(refundedCents) })}</small>}
        {gift.byHand.map(({ id, amountCents, handedOut }) => (
          <small key={id}>
            {handedOut
              ? text(`activity.handedOut.${handedOut.method}`, { amount: formatCents(amountCents), day: formatDate(handedOut.on) })
              : text('activity.toCollect', { amount: formatCents(amountCents) })}
          </small>
        ))}
      </Amount>
      {paymentUrl && (
        <File>
          <Button small onClick={() => leaveTo(paymentUrl)}>
            {text('activity.finish')}
          </Button>
        </File>
      )}
      {receipt && (
        <File>
          <Button
            small
            icon={IconFileDownload}
            busy={busy && text('receipts.getting')}
            aria-label={text('activity.getReceipt', { number: receipt.number })}
            {...link(addressOf(receiptEndpoints.ownPdf.path, { receiptId: receipt.id }), `${receipt.number}.pdf`)}
          >
            {text('activity.receipt')}
          </Button>
        </File>
      )}
    </Row>
  );
}
