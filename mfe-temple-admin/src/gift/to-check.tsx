import { type DonationDetail, donationEndpoints, type UnassignedView } from '@sannidhi/contracts';
import { Banner, Button, formatCents, LedgerTable, notify, Stack, useSession, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { PanelSection, Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { AssignForm } from './assign-form.tsx';

/** A receipt that couldn't be drawn, and money the provider took back without saying for which part, each with the entry we propose. */
export function ToCheck({ gift }: { gift: DonationDetail }) {
  const text = useOfficeText();
  const undrawn = gift.receipts.find(({ status, fileProblem }) => status === 'valid' && fileProblem !== null);
  if (gift.unassigned.length === 0 && !undrawn) return null;
  return (
    <PanelSection title={text('gift.toCheck.title')}>
      <Stack spacing={3}>
        {undrawn && <Undrawn receipt={undrawn} />}
        {gift.unassigned.map((money) => (
          <Unassigned key={money.id} gift={gift} money={money} />
        ))}
      </Stack>
    </PanelSection>
  );
}

/** A receipt without a PDF. Opening it tries again; a name with letters we can print needs another receipt. */
function Undrawn({ receipt }: { receipt: DonationDetail['receipts'][number] }) {
  const text = useOfficeText();
  const letter = receipt.fileProblem === 'error' ? null : receipt.fileProblem;
  return (
    <Banner kind="warning">
      {letter ? text('gift.toCheck.letter', { number: receipt.number, letter }) : text('gift.toCheck.file', { number: receipt.number })}
    </Banner>
  );
}

function Unassigned({ gift, money }: { gift: DonationDetail; money: UnassignedView }) {
  const text = useOfficeText();
  const { can } = useSession();
  const [changing, setChanging] = useState(false);
  const amount = formatCents(money.amountCents);
  return (
    <Stack spacing={2}>
      <Banner kind="warning">
        {text(`gift.toCheck.${money.cause}`, { amount })}{' '}
        {money.beyondCents > 0 && text('gift.toCheck.beyond', { amount: formatCents(money.beyondCents) })}
      </Banner>
      {changing ? (
        <AssignForm gift={gift} money={money} onDone={() => setChanging(false)} />
      ) : (
        <>
          <LedgerTable lines={money.proposed.entry} />
          {can('donations:refund') && <Confirm gift={gift} money={money} onChange={() => setChanging(true)} />}
        </>
      )}
    </Stack>
  );
}

function Confirm({ gift, money, onChange }: { gift: DonationDetail; money: UnassignedView; onChange: () => void }) {
  const text = useOfficeText();
  const assign = useWrite(donationEndpoints.assign, { onSuccess: () => notify({ kind: 'success', title: text('gift.toCheck.done') }) });
  const mayChange = money.amountCents > money.beyondCents && gift.lines.length > 1;
  return (
    <Row align="end">
      {mayChange && (
        <Button variant="text" onClick={onChange}>
          {text('gift.toCheck.change')}
        </Button>
      )}
      <Button
        variant="primary"
        busy={assign.isPending && text('gift.toCheck.busy')}
        onClick={() => assign.mutate({ params: { orderId: gift.id, unassignedId: money.id }, body: {} })}
      >
        {text('gift.toCheck.post')}
      </Button>
    </Row>
  );
}
