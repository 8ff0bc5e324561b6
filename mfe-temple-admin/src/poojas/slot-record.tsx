import type { PoojaSlot } from '@sannidhi/contracts';
import { Banner, Button, IconBan, IconCalendar, Stack, StatusChip, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { CanceledTime, CancelTime } from './cancel-time.tsx';
import { SlotSplitForm } from './slot-split-form.tsx';

/** Where a time is moved. */
const CALENDAR = '/temple-admin/pooja-booking-management?view=calendar';

interface SlotRecordProps {
  slot: PoojaSlot;
  onDone: () => void;
}

/** A time: the split of its places, or canceling it for everybody. */
export function SlotRecord({ slot, onDone }: SlotRecordProps) {
  const text = useOfficeText('poojaTimes');
  const mayCancel = useSession().can('bookings:cancel');
  const cancels = mayCancel && slot.endsAt > new Date().toISOString();
  const [canceling, setCanceling] = useState(false);
  if (slot.status === 'canceled')
    return mayCancel ? <CanceledTime slot={slot} isOver={!cancels} onDone={onDone} /> : <StatusChip of="pooja-slot" state={slot.status} />;
  if (canceling) return <CancelTime slot={slot} onDone={onDone} />;
  return (
    <Stack spacing={4}>
      {slot.toBeMoved && <Banner kind="warning">{text('toBeMovedMore')}</Banner>}
      <SlotSplitForm slot={slot} onDone={onDone} />
      {cancels && (
        <Row>
          <Button icon={IconCalendar} to={`${CALENDAR}&date=${slot.date}&service=${slot.id}`}>
            {text('move')}
          </Button>
          <Button variant="destructive" icon={IconBan} onClick={() => setCanceling(true)}>
            {text('cancel.open')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
