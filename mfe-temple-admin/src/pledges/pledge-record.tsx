import { isOpenPledge, type PledgeDetail, pledgeEndpoints } from '@sannidhi/contracts';
import { Button, Facts, formatCents, IconBan, IconPencil, ScreenStates, Stack, useRead, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { PanelSection, Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { PledgeEditForm } from './pledge-edit-form.tsx';
import { PledgeEndForm } from './pledge-end-form.tsx';
import { PledgeGifts } from './pledge-gifts.tsx';
import { PledgeInstallments } from './pledge-installments.tsx';

/** One pledge: what was promised, its installments, the gifts that keep it, and how it can end. */
export function PledgeRecord({ pledgeId }: { pledgeId: string }) {
  const text = useOfficeText('pledges');
  const pledge = useRead(pledgeEndpoints.detail, { params: { pledgeId } });
  return (
    <ScreenStates query={pledge} failedTitle={text('oneFailed')}>
      {(detail) => (
        <Stack spacing={4}>
          <PledgeFacts pledge={detail} />
          <PanelSection title={text('installments')}>
            <PledgeInstallments installments={detail.installments} />
          </PanelSection>
          <PanelSection title={text('gifts')}>
            <PledgeGifts gifts={detail.gifts} />
          </PanelSection>
          {isOpenPledge(detail.status) && <Endings pledge={detail} />}
        </Stack>
      )}
    </ScreenStates>
  );
}

function PledgeFacts({ pledge }: { pledge: PledgeDetail }) {
  const text = useOfficeText('pledges');
  const moments = useMoments();
  const { amountCents, paidCents, fund, email, note, recordedBy, endReason, createdAt, next } = pledge;
  return (
    <Facts
      facts={[
        { label: text('column.amount'), value: formatCents(amountCents) },
        { label: text('column.paid'), value: formatCents(paidCents) },
        { label: text('column.fund'), value: fund.name },
        { label: text('column.next'), value: next && `${moments.day(next.dueOn)}, ${formatCents(next.leftCents)}` },
        { label: text('form.email'), value: email },
        { label: text('recorded'), value: `${moments.short(createdAt)}, ${recordedBy ?? text('byDonor')}` },
        { label: text('note'), value: note || null },
        { label: text('endReason'), value: endReason },
      ]}
    />
  );
}

function Endings({ pledge }: { pledge: PledgeDetail }) {
  const text = useOfficeText('pledges');
  const { can } = useSession();
  const [ending, setEnding] = useState<'edit' | 'cancel' | 'writeOff'>();
  if (ending === 'edit') return <PledgeEditForm pledge={pledge} onDone={() => setEnding(undefined)} />;
  if (ending) return <PledgeEndForm key={ending} pledge={pledge} ending={ending} onDone={() => setEnding(undefined)} />;
  return (
    <Row align="end">
      {can('pledges:record') && (
        <Button icon={IconPencil} onClick={() => setEnding('edit')}>
          {text('edit.open')}
        </Button>
      )}
      {can('pledges:write-off') && (
        <Button variant="text" onClick={() => setEnding('cancel')}>
          {text('cancel.open')}
        </Button>
      )}
      {can('pledges:write-off') && (
        <Button variant="destructive" icon={IconBan} onClick={() => setEnding('writeOff')}>
          {text('writeOff.open')}
        </Button>
      )}
    </Row>
  );
}
