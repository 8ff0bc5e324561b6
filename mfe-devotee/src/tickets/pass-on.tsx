import { type OwnTicket, ticketEndpoints, ticketPassOnSchema } from '@sannidhi/contracts';
import { Button, Card, Field, Form, notify, RadioCardsField, SubmitButton, useWrite } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

interface PassOnProps {
  ticket: OwnTicket;
  onDone: () => void;
}

/** Gives a ticket, or the same person's for all dates, to somebody else by their email. */
export function PassOn({ ticket, onDone }: PassOnProps) {
  const text = useTexts();
  const passOn = useWrite(ticketEndpoints.passOn);
  // A ticket that this device kept earlier may know of no other dates.
  const count = ticket.otherDates?.length > 0 ? ticket.allDates.canPassOn : 1;
  const cards = [
    { value: 'all', label: text('tickets.series.passOnAll', { count }) },
    { value: 'one', label: text('tickets.series.one') },
  ];
  const until = momentAt(ticket.passOnUntil, ticket.event.temple.timeZone);
  return (
    <Card title={text('tickets.passOn.title')}>
      <Form
        label={text('tickets.passOn.title')}
        schema={ticketPassOnSchema}
        initialValues={{ dates: count > 1 ? 'all' : 'one', name: '', email: '' }}
        onSubmit={async (body) => {
          await passOn.mutateAsync({ params: { ticketId: ticket.id }, body });
          notify({ kind: 'success', title: text('tickets.passOn.done', { name: body.name }) });
          onDone();
        }}
      >
        <p>{text('tickets.passOn.help', { until })}</p>
        {count > 1 && <RadioCardsField name="dates" label={text('tickets.series.which')} cards={cards} />}
        <Field name="name" label={text('tickets.name')} autoComplete="off" maxLength={120} autoFocus />
        <Field name="email" type="email" label={text('tickets.passOn.email')} autoComplete="off" maxLength={254} />
        <SubmitButton busy={text('tickets.saving')}>{text('tickets.passOn.button')}</SubmitButton>
        <Button variant="text" onClick={onDone}>
          {text('tickets.cancel.keep')}
        </Button>
      </Form>
    </Card>
  );
}
