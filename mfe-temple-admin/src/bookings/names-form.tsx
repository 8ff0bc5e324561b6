import { type BookingDetail, bookingCorrectionSchema, bookingEndpoints, INTENTION_MAX } from '@sannidhi/contracts';
import { Banner, CheckboxField, Field, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { NameFields } from './name-fields.tsx';
import { asTyped, saidAsBefore } from './said-as-before.ts';

/** Corrects what the priest says for a family; a sheet that was printed before marks it. */
export function NamesForm({ booking, onDone }: { booking: BookingDetail; onDone: () => void }) {
  const text = useOfficeText('bookings');
  const change = useWrite(bookingEndpoints.changeFor);
  const { id, version, participants, intention, inAbsentia } = booking;
  return (
    <Form
      long
      label={text('correct.open')}
      schema={bookingCorrectionSchema}
      initialValues={{ version, participants: participants.map(asTyped), intention, inAbsentia }}
      onSubmit={async (typed) => {
        const body = { ...typed, participants: typed.participants.map((person) => saidAsBefore(person, participants)) };
        await change.mutateAsync({ params: { bookingId: id }, body });
        notify({ kind: 'success', title: text('correct.done', { who: booking.bookedBy }) });
        onDone();
      }}
    >
      <NameFields />
      <Field optional name="intention" label={text('intention')} rows={2} maxLength={INTENTION_MAX} />
      <CheckboxField name="inAbsentia" label={text('inAbsentia')} />
      <Banner kind="info">
        {text('correct.effect')} {text(booking.isNotified ? 'correct.seen' : 'notNotified')}
      </Banner>
      <FormEnd onCancel={onDone} />
    </Form>
  );
}
