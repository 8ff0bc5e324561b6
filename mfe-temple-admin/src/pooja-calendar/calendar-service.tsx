import type { StaffedSlot } from '@sannidhi/contracts';
import { Button, Facts, Stack } from '@sannidhi/kit';
import { StaffedRecord } from '../assignments/staffed-record.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

const PATH = '/temple-admin/pooja-booking-management';

/** A service in the panel: its families, its priests, and what can be moved. */
export function CalendarService({ slot }: { slot: StaffedSlot }) {
  const text = useOfficeText('poojaCalendar');
  return (
    <Stack spacing={4}>
      <Facts facts={[{ label: text('booked'), value: text('taken', { taken: slot.families, capacity: slot.capacity }) }]} />
      <Row>
        <Button small to={`${PATH}?slotId=${slot.id}&from=${slot.date}&to=${slot.date}`}>
          {text('families')}
        </Button>
        <Button small to={`${PATH}?view=sheets&date=${slot.date}&sheet=${slot.id}`}>
          {text('sheet')}
        </Button>
      </Row>
      <StaffedRecord slot={slot} />
    </Stack>
  );
}
