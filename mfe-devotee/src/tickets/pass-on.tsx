import { type OwnTicket, ticketEndpoints, ticketPassOnSchema } from '@sannidhi/contracts';
import { Button, Dialog, Field, Form, IconMailForward, notify, Stack, SubmitButton, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

/** Gives a ticket to somebody else, by their email. */
export function PassOn({ ticket }: { ticket: OwnTicket }) {
  const text = useTexts();
  const [asking, setAsking] = useState(false);
  const passOn = useWrite(ticketEndpoints.passOn);
  const until = momentAt(ticket.passOnUntil, ticket.event.temple.timeZone);
  return (
    <>
      <Button icon={IconMailForward} onClick={() => setAsking(true)}>
        {text('tickets.passOn.button')}
      </Button>
      <Dialog open={asking} title={text('tickets.passOn.title')} onClose={() => setAsking(false)}>
        <Form
          label={text('tickets.passOn.title')}
          schema={ticketPassOnSchema}
          initialValues={{ name: '', email: '' }}
          onSubmit={async (body) => {
            await passOn.mutateAsync({ params: { ticketId: ticket.id }, body });
            notify({ kind: 'success', title: text('tickets.passOn.done', { name: body.name }) });
            setAsking(false);
          }}
        >
          <Stack spacing={2}>
            <p>{text('tickets.passOn.help', { until })}</p>
            <Field name="name" label={text('tickets.name')} autoComplete="off" maxLength={120} />
            <Field name="email" type="email" label={text('tickets.passOn.email')} autoComplete="off" maxLength={254} />
            <SubmitButton busy={text('tickets.saving')}>{text('tickets.passOn.button')}</SubmitButton>
          </Stack>
        </Form>
      </Dialog>
    </>
  );
}
