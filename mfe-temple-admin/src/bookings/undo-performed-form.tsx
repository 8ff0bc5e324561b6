import { type BookingDetail, bookingEndpoints, bookingReasonSchema } from '@sannidhi/contracts';
import { Field, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Takes back that a booking was performed, with a reason. */
export function UndoPerformedForm({ booking: { id, bookedBy }, onDone }: { booking: BookingDetail; onDone: () => void }) {
  const text = useOfficeText('bookings');
  const undo = useWrite(bookingEndpoints.undoPerformed);
  return (
    <Form
      label={text('undo.open')}
      schema={bookingReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await undo.mutateAsync({ params: { bookingId: id }, body });
        notify({ kind: 'success', title: text('undo.done', { who: bookedBy }) });
        onDone();
      }}
    >
      <Field name="reason" label={text('undo.reason')} help={text('undo.help')} maxLength={200} autoFocus />
      <FormEnd onCancel={onDone} submit={text('undo.open')} />
    </Form>
  );
}
