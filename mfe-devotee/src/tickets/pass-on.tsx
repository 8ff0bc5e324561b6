import { type OwnTicket, ticketEndpoints, ticketPassOnSchema } from '@sannidhi/contracts';
import { Button, Card, Field, Form, notify, Stack, SubmitButton, useWrite } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

interface PassOnProps {
  ticket: OwnTicket;
  onDone: () => void;
}

/** Gives a ticket to somebody else, by their email. */
export function PassOn({ ticket, onDone }: PassOnProps) {
  const text = useTexts();
  const passOn = useWrite(ticketEndpoints.passOn);
  const until = momentAt(ticket.passOnUntil, ticket.event.temple.timeZone);
  return (
    <Card title={text('tickets.passOn.title')}>
      <Form
        label={text('tickets.passOn.title')}
        schema={ticketPassOnSchema}
        initialValues={{ name: '', email: '' }}
        onSubmit={async (body) => {
          await passOn.mutateAsync({ params: { ticketId: ticket.id }, body });
          notify({ kind: 'success', title: text('tickets.passOn.done', { name: body.name }) });
          onDone();
        }}
      >
        <Stack spacing={2}>
          <p>{text('tickets.passOn.help', { until })}</p>
          <Field name="name" label={text('tickets.name')} autoComplete="off" maxLength={120} autoFocus />
          <Field name="email" type="email" label={text('tickets.passOn.email')} autoComplete="off" maxLength={254} />
          <SubmitButton busy={text('tickets.saving')}>{text('tickets.passOn.button')}</SubmitButton>
          <Button variant="text" onClick={onDone}>
            {text('tickets.cancel.keep')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
