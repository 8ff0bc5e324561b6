import { type DonationDetail, formatPhone } from '@sannidhi/contracts';
import { Facts, formatCents, LedgerTable, Stack, StatusChip, Timeline, useSession } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { entryReason } from '../ledger/entry-reason.ts';
import { methodLabel, sourceLabel, taxClassLabel } from '../office/labels.ts';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { GiftCorrections } from './gift-corrections.tsx';
import { historyItems } from './gift-history.ts';
import { GiftReceipts } from './gift-receipts.tsx';
import { paidWithIn } from './paid-with.ts';
import { ToCheck } from './to-check.tsx';

/** The panel's sections: what to check, receipt, purposes, books, refunds, payment, history. */
export function GiftFacts({ gift, onReissue }: { gift: DonationDetail; onReissue: () => void }) {
  return (
    <>
      <ToCheck gift={gift} />
      <GiftReceipts gift={gift} onReissue={onReissue} />
      <Purposes gift={gift} />
      <Books gift={gift} />
      {gift.refunds.length > 0 && <Refunds gift={gift} />}
      <GiftCorrections corrections={gift.corrections} />
      <Payment gift={gift} />
      <History gift={gift} />
    </>
  );
}

function Purposes({ gift }: { gift: DonationDetail }) {
  const text = useOfficeText();
  const lines = gift.lines.map(({ label, amountCents, propertyDescription, taxClass }) => ({
    label,
    value: (
      <>
        {propertyDescription ?? formatCents(amountCents)} <Secondary>{taxClassLabel(text, taxClass)}</Secondary>
      </>
    ),
  }));
  const fees = gift.coveredFeeCents > 0 ? [{ label: text('gift.coveredFees'), value: formatCents(gift.coveredFeeCents) }] : [];
  return (
    <PanelSection title={text('gift.purposes')}>
      <Facts facts={[...lines, ...fees]} />
      {gift.dedication && <Secondary>{text(`gift.${gift.dedication.kind}`, { name: gift.dedication.name })}</Secondary>}
      {gift.creditedName && <Secondary>{text('gift.credited', { name: gift.creditedName })}</Secondary>}
      {gift.anonymous && <Secondary>{text('gift.anonymous')}</Secondary>}
    </PanelSection>
  );
}

function Books({ gift }: { gift: DonationDetail }) {
  const text = useOfficeText();
  if (gift.ledgerEntries.length === 0) {
    return (
      <PanelSection title={text('gift.ledger.title')}>
        <Secondary>{text('gift.ledger.none')}</Secondary>
      </PanelSection>
    );
  }
  return gift.ledgerEntries.map((entry, index) => (
    <PanelSection
      key={entry.id}
      title={index === 0 ? text('gift.ledger.title') : entryReason(entry)}
      aside={<Secondary>{text('gift.ledger.entry', { number: entry.number })}</Secondary>}
    >
      <LedgerTable lines={entry.lines} />
    </PanelSection>
  ));
}

function Refunds({ gift }: { gift: DonationDetail }) {
  const text = useOfficeText();
  const moments = useMoments();
  return (
    <PanelSection title={text('gift.refunds.title')}>
      <Stack spacing={2}>
        {gift.refunds.map((refund) => (
          <div key={refund.id}>
            <Row align="spread">
              <b>{formatCents(refund.amountCents)}</b>
              <StatusChip of="refund" state={refund.status} />
            </Row>
            <Secondary>
              {text('gift.refunds.by', { reason: refund.reason, who: refund.requestedBy, when: moments.relative(refund.requestedAt) })}
            </Secondary>
            <HandedOutLine refund={refund} />
            {gift.lines.length > 1 && (
              <Facts facts={refund.lines.map(({ label, amountCents }) => ({ label, value: formatCents(amountCents) }))} />
            )}
          </div>
        ))}
      </Stack>
    </PanelSection>
  );
}

/** How a refund in cash or by check was handed out, or where that is recorded; what became of one that wasn't. */
function HandedOutLine({ refund: { id, status, handedOut } }: { refund: DonationDetail['refunds'][number] }) {
  const text = useOfficeText();
  const moments = useMoments();
  const { can } = useSession();
  if (handedOut) {
    const how = [text(`method.${handedOut.method}`), handedOut.checkNumber].filter(Boolean).join(' ');
    return <Secondary>{text('gift.refunds.handedOut', { how, day: moments.day(handedOut.on), who: handedOut.by })}</Secondary>;
  }
  if (status === 'withdrawn') return <Secondary>{text('gift.refunds.withdrawn')}</Secondary>;
  // The gift has the refund's id.
  if (status === 'given') return <Link to={`/temple-admin/donations?gift=${id}`}>{text('gift.refunds.gift')}</Link>;
  if (status !== 'owed' || !can('donations:refund')) return null;
  return <Link to="/temple-admin/donation-management?view=refunds">{text('gift.refunds.handOut')}</Link>;
}

function Payment({ gift }: { gift: DonationDetail }) {
  const text = useOfficeText();
  const moments = useMoments();
  return (
    <PanelSection title={text('gift.payment.title')}>
      <Facts
        facts={[
          { label: text('gift.payment.method'), value: gift.paidWith ? paidWithIn(gift.paidWith, text) : methodLabel(text, gift.method) },
          { label: text('gift.payment.checkNumber'), value: gift.checkNumber },
          { label: text('gift.payment.source'), value: sourceLabel(text, gift.source) },
          {
            label: text('gift.payment.batch'),
            value: gift.batch && (
              <Link to={`/temple-admin/donation-management?view=batches&batch=${gift.batch.id}`}>
                {text('batches.name', { number: gift.batch.number, name: gift.batch.name })}
              </Link>
            ),
          },
          { label: text('gift.payment.processing'), value: gift.processingAt && moments.relative(gift.processingAt) },
          { label: text('gift.payment.refunded'), value: gift.refundedCents > 0 ? formatCents(gift.refundedCents) : null },
          {
            label: text(gift.method === 'ach' ? 'gift.payment.returned' : 'gift.payment.lost'),
            value: gift.lostCents > 0 ? formatCents(gift.lostCents) : null,
          },
          { label: text('gift.payment.email'), value: gift.email && <Email gift={gift} /> },
          { label: text('gift.payment.phone'), value: gift.phone && formatPhone(gift.phone) },
        ]}
      />
    </PanelSection>
  );
}

function Email({ gift: { email, mailProblem } }: { gift: DonationDetail }) {
  const text = useOfficeText();
  return (
    <>
      {email} {mailProblem && <Secondary>{text(`gift.payment.mailProblem.${mailProblem}`)}</Secondary>}
    </>
  );
}

function History({ gift }: { gift: DonationDetail }) {
  const text = useOfficeText();
  const moments = useMoments();
  return (
    <PanelSection title={text('gift.history.title')}>
      <Timeline label={text('gift.history.title')} items={historyItems(gift.history, moments.relative)} />
    </PanelSection>
  );
}
