import { type Attendee, ticketEndpoints, ticketReasonSchema } from '@sannidhi/contracts';
import { Button, Facts, Field, Form, formatCents, IconBan, IconCalendar, notify, Stack, useSession, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormEnd } from '../office/form-end.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { AttendeeChild } from './attendee-child.tsx';
import { MoveAttendee } from './move-attendee.tsx';

/** One ticket: who registered it and how to reach them, what was answered, moving it to another date and canceling it for the temple. */
export function AttendeeRecord({ attendee }: { attendee: Attendee }) {
  const text = useOfficeText('attendees');
  const moments = useMoments();
  const { can } = useSession();
  const [open, setOpen] = useState<'cancel' | 'move' | null>(null);
  const close = () => setOpen(null);
  const isValid = attendee.status === 'valid';
  const { bookedBy, email, phone, amountCents, createdAt, answers, orderId, isOfSeries, isGuest } = attendee;
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: text('column.bookedBy'), value: bookedBy },
          { label: text('email'), value: email },
          { label: text('phone'), value: phone },
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
          {can('tickets:cancel') && (
            <Button variant="destructive" icon={IconBan} onClick={() => setOpen('cancel')}>
              {text('cancel.open')}
            </Button>
          )}
        </Row>
      )}
      {open === 'move' && <MoveAttendee ticketId={attendee.id} onDone={close} />}
      {open === 'cancel' && <CancelForm ticketId={attendee.id} onDone={close} />}
    </Stack>
  );
}

function CancelForm({ ticketId, onDone }: { ticketId: string; onDone: () => void }) {
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
      <FormEnd onCancel={onDone} submit={text('cancel.open')} cancel={common('close')} />
    </Form>
  );
}
