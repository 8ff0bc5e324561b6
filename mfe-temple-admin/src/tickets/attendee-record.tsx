import { type Attendee, formatPhone, ticketEndpoints, ticketReasonSchema } from '@sannidhi/contracts';
import {
  Button,
  Facts,
  Field,
  Form,
  formatCents,
  IconBan,
  IconCalendar,
  IconPrinter,
  notify,
  Stack,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CashOwed } from '../office/cash-owed.tsx';
import { FormEnd } from '../office/form-end.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { AttendeeChild } from './attendee-child.tsx';
import { MoveAttendee } from './move-attendee.tsx';
import { PickupSlips } from './pickup-slips.tsx';

/** One ticket: who registered it and how to reach them, what was answered, moving it to another date and canceling it for the temple. */
export function AttendeeRecord({ attendee }: { attendee: Attendee }) {
  const text = useOfficeText('attendees');
  const moments = useMoments();
  const { can } = useSession();
  const [open, setOpen] = useState<'cancel' | 'move' | 'slips' | null>(null);
  const close = () => setOpen(null);
  const isValid = attendee.status === 'valid';
  const { bookedBy, email, phone, amountCents, createdAt, answers, orderId, isOfSeries, isGuest } = attendee;
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: text('column.bookedBy'), value: bookedBy },
          { label: text('email'), value: email },
          { label: text('phone'), value: phone && formatPhone(phone) },
          ...(isGuest ? [{ label: text('account'), value: text('guest') }] : []),
          { label: text('column.amount'), value: amountCents > 0 ? formatCents(amountCents) : text('free') },
          { label: text('registered'), value: moments.relative(createdAt) },
          ...(isOfSeries ? [{ label: text('dates'), value: text('allDates') }] : []),
          ...answers.map(({ answer }) => ({ label: text('answer'), value: answer })),
        ]}
      />
      {attendee.isDropOff && can('tickets:handle') && <AttendeeChild ticketId={attendee.id} mayChange={isValid} />}
      {can('donations:read') && <Link to={`/temple-admin/donations?donation=${orderId}`}>{text('order')}</Link>}
      {isValid && !open && (
        <Row>
          {can('tickets:handle') && (
            <Button icon={IconCalendar} onClick={() => setOpen('move')}>
              {text('move.open')}
            </Button>
          )}
          {attendee.hasSlip && can('tickets:handle') && (
            <Button icon={IconPrinter} onClick={() => setOpen('slips')}>
              {text('slips.open')}
            </Button>
          )}
          {can('tickets:cancel') && (
            <Button variant="destructive" icon={IconBan} onClick={() => setOpen('cancel')}>
              {text('cancel.open')}
            </Button>
          )}
        </Row>
      )}
      {open === 'move' && <MoveAttendee ticketId={attendee.id} onDone={close} />}
      {open === 'slips' && <PickupSlips orderId={orderId} onDone={close} />}
      {open === 'cancel' && <CancelForm attendee={attendee} onDone={close} />}
    </Stack>
  );
}

function CancelForm({ attendee: { id: ticketId, channel }, onDone }: { attendee: Attendee; onDone: () => void }) {
  const text = useOfficeText('attendees');
  const common = useOfficeText('common');
  const cancel = useWrite(ticketEndpoints.cancelFor);
  return (
    <Form
      label={text('cancel.open')}
      schema={ticketReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { ticketId }, body });
        notify({ kind: 'success', title: text('cancel.done') });
        onDone();
      }}
    >
      <Field name="reason" label={text('cancel.reason')} help={text('cancel.help')} maxLength={200} />
      {channel === 'counter' && <CashOwed />}
      <FormEnd onCancel={onDone} submit={text('cancel.open')} cancel={common('close')} />
    </Form>
  );
}
