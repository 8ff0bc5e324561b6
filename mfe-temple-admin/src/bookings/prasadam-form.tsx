import {
  type BookingDetail,
  type BookingStatus,
  bookingEndpoints,
  PRASADAM_TRANSITIONS,
  type PrasadamStatus,
  prasadamChangeSchema,
  SHIPPABLE_BOOKINGS,
} from '@sannidhi/contracts';
import { Field, Form, notify, SelectField, SubmitButton, Typography, useFormField, useStateWord, useWrite } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

const TOOK_PLACE: readonly BookingStatus[] = SHIPPABLE_BOOKINGS;

/** Where the prasadam goes next: packed, shipped with its tracking number after the pooja, delivered or returned. */
export function PrasadamForm({ booking, prasadam }: { booking: BookingDetail; prasadam: PrasadamStatus }) {
  const text = useOfficeText('bookings');
  const common = useOfficeText('common');
  const stateWord = useStateWord();
  const update = useWrite(bookingEndpoints.prasadam);
  const possible: readonly PrasadamStatus[] = PRASADAM_TRANSITIONS[prasadam];
  // Nothing is packed for a canceled booking; what already was still has to go somewhere.
  const next = possible.filter((to) =>
    to === 'shipped' ? TOOK_PLACE.includes(booking.status) : to !== 'packed' || booking.status !== 'canceled',
  );
  const waits = possible.includes('shipped') && !next.includes('shipped') && booking.status !== 'canceled';
  if (next.length === 0) return null;
  return (
    <Form
      label={text('prasadam.title')}
      schema={prasadamChangeSchema}
      initialValues={{ status: next[0], trackingNumber: '' }}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { bookingId: booking.id }, body });
        notify({ kind: 'success', title: text('prasadam.done', { state: stateWord('prasadam', body.status) }) });
      }}
    >
      {waits && <Typography>{text('prasadam.afterPooja')}</Typography>}
      <SelectField
        name="status"
        label={text('prasadam.next')}
        choices={next.map((value) => ({ value, label: stateWord('prasadam', value) }))}
      />
      <Tracking />
      <SubmitButton variant="secondary" busy={common('saving')}>
        {text('prasadam.submit')}
      </SubmitButton>
    </Form>
  );
}

function Tracking() {
  const text = useOfficeText('bookings');
  const { value } = useFormField<PrasadamStatus>('status', false);
  return value === 'shipped' ? <Field name="trackingNumber" label={text('prasadam.tracking')} maxLength={60} /> : null;
}
