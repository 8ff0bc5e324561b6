import { type Attendee, ticketEndpoints, ticketReasonSchema } from '@sannidhi/contracts';
import { Button, Facts, Field, Form, formatCents, IconBan, notify, Stack, useSession, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** One ticket: who registered it and how to reach them, what was answered, and canceling it for the temple. */
export function AttendeeRecord({ attendee }: { attendee: Attendee }) {
  const text = useOfficeText('attendees');
  const moments = useMoments();
  const { can } = useSession();
  const [canceling, setCanceling] = useState(false);
  const { bookedBy, email, phone, amountCents, createdAt, answers, status, orderId } = attendee;
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: text('column.bookedBy'), value: bookedBy },
          { label: text('email'), value: email },
          { label: text('phone'), value: phone },
          { label: text('column.amount'), value: amountCents > 0 ? formatCents(amountCents) : text('free') },
          { label: text('registered'), value: moments.relative(createdAt) },
          ...answers.map(({ answer }) => ({ label: text('answer'), value: answer })),
        ]}
      />
      {can('donations:read') && <Link to={`/temple-admin/donations?donation=${orderId}`}>{text('order')}</Link>}
      {status === 'valid' && can('tickets:cancel') && !canceling && (
        <div>
          <Button variant="destructive" icon={IconBan} onClick={() => setCanceling(true)}>
            {text('cancel.open')}
          </Button>
        </div>
      )}
      {canceling && <CancelForm ticketId={attendee.id} onDone={() => setCanceling(false)} />}
    </Stack>
  );
}

function CancelForm({ ticketId, onDone }: { ticketId: string; onDone: () => void }) {
  const text = useOfficeText('attendees');
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
      <FormEnd onCancel={onDone} submit={text('cancel.open')} />
    </Form>
  );
}
