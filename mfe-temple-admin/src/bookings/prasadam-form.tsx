import { type BookingDetail, bookingEndpoints, PRASADAM_TRANSITIONS, type PrasadamStatus, prasadamChangeSchema } from '@sannidhi/contracts';
import { Field, Form, notify, SelectField, SubmitButton, useFormField, useStateWord, useWrite } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** Where the prasadam goes next: packed, shipped with its tracking number, delivered or returned. */
export function PrasadamForm({ booking, prasadam }: { booking: BookingDetail; prasadam: PrasadamStatus }) {
  const text = useOfficeText('bookings');
  const common = useOfficeText('common');
  const stateWord = useStateWord();
  const update = useWrite(bookingEndpoints.prasadam);
  const possible: readonly PrasadamStatus[] = PRASADAM_TRANSITIONS[prasadam];
  // Nothing is packed for a canceled booking; what already was still has to go somewhere.
  const next = possible.filter((to) => to !== 'packed' || booking.status !== 'canceled');
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
