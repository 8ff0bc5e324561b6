import { type BookingDetail, bookingEndpoints, bookingMoveSchema, type PoojaSlot, poojaSlotEndpoints } from '@sannidhi/contracts';
import { Banner, Form, notify, SelectField, useRead, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { addDays } from '../office/temple-time.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { freeFor } from './free-places.ts';

/** Days ahead among which a booking is moved. */
const DAYS = 60;

/** Moves a booking to another time of its pooja with a free place; says whether its family is notified. */
export function MoveForm({ booking, onDone }: { booking: BookingDetail; onDone: () => void }) {
  const text = useOfficeText('bookings');
  const moments = useMoments();
  const { today } = useTemple();
  const move = useWrite(bookingEndpoints.moveFor);
  const query = { from: today, to: addDays(today, DAYS), serviceId: booking.slot.serviceId };
  const slots = useRead(poojaSlotEndpoints.list, { query });
  const now = new Date().toISOString();
  const isOpen = (slot: PoojaSlot) =>
    slot.id !== booking.slot.id && slot.status === 'open' && slot.startsAt > now && freeFor(slot, booking.channel) > 0;
  return (
    <Form
      label={text('move.open')}
      schema={bookingMoveSchema}
      initialValues={{ slotId: '', sutaka: false }}
      onSubmit={async (body) => {
        const moved = await move.mutateAsync({ params: { bookingId: booking.id }, body });
        notify({ kind: 'success', title: text('move.done', { when: moments.relative(moved.slot.startsAt) }) });
        onDone();
      }}
    >
      <SelectField
        name="slotId"
        label={text('move.to')}
        placeholder={text('move.choose')}
        choices={(slots.data ?? []).filter(isOpen).map((slot) => ({
          value: slot.id,
          label: text('move.slot', { when: moments.relative(slot.startsAt), count: freeFor(slot, booking.channel) }),
        }))}
      />
      <Banner kind="info">
        {text(booking.isNotified ? 'notified' : 'notNotified')} {text('move.effect')}
      </Banner>
      <FormEnd onCancel={onDone} submit={text('move.open')} />
    </Form>
  );
}
