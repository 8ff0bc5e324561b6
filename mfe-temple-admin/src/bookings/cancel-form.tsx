import { type BookingDetail, bookingEndpoints, bookingReasonSchema, wasShipped } from '@sannidhi/contracts';
import { Banner, Field, Form, formatCents, IconBan, notify, useWrite } from '@sannidhi/kit';
import { CancelLimit } from '../office/cancel-limit.tsx';
import { CashOwed } from '../office/cash-owed.tsx';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Cancels a booking for the temple: its family gets all of its money back, and the reason if it has an account or gave an address. */
export function CancelForm({ booking, onDone }: { booking: BookingDetail; onDone: () => void }) {
  const text = useOfficeText('bookings');
  const common = useOfficeText('common');
  const cancel = useWrite(bookingEndpoints.cancelFor);
  const isNotified = booking.isNotified || booking.email !== null;
  return (
    <Form
      label={text('cancel.open')}
      schema={bookingReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { bookingId: booking.id }, body });
        notify({ kind: 'success', title: text('cancel.done', { who: booking.bookedBy }) });
        onDone();
      }}
    >
      <Field
        name="reason"
        label={text('cancel.reason')}
        help={isNotified ? text('cancel.reasonHelp') : undefined}
        maxLength={200}
        autoFocus
      />
      <Banner kind="info">
        <Refund booking={booking} /> {text(isNotified ? 'notified' : 'notNotified')}
      </Banner>
      {booking.amountCents > 0 && <CashOwed />}
      <CancelLimit />
      <FormEnd destructive icon={IconBan} onCancel={onDone} cancel={common('close')} submit={text('cancel.open')} />
    </Form>
  );
}

/** What canceling pays back, and what it doesn't. */
function Refund({ booking: { cancelRefundCents, amountCents, prasadam } }: { booking: BookingDetail }) {
  const text = useOfficeText('bookings');
  const cents = cancelRefundCents ?? amountCents;
  const refund = cents > 0 ? text('cancel.refund', { amount: formatCents(cents) }) : text('cancel.noRefund');
  return wasShipped(prasadam) ? `${refund} ${text('cancel.prasadam')}` : refund;
}
