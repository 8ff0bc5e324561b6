import {
  type PoojaRequestDetail,
  poojaRequestEndpoints,
  poojaServiceEndpoints,
  requestQuoteSchema,
  totalOfQuote,
} from '@sannidhi/contracts';
import { CountField, Field, Form, formatCents, MoneyField, notify, SelectField, useFormValues, useRead, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { QuoteDates } from './quote-dates.tsx';
import { quoteValues } from './quote-values.ts';
import { TravelFields } from './travel-fields.tsx';

/** Quotes a request: price, way, dates, deposit, and until when it can be accepted. */
export function QuoteForm({ request, onDone }: { request: PoojaRequestDetail; onDone: () => void }) {
  const text = useOfficeText('poojaRequests');
  const { today } = useTemple();
  const quote = useWrite(poojaRequestEndpoints.quote);
  return (
    <Form
      long
      label={text('quote.open')}
      schema={requestQuoteSchema}
      initialValues={quoteValues(request, today)}
      onSubmit={async (body) => {
        await quote.mutateAsync({ params: { requestId: request.id }, body });
        notify({ kind: 'success', title: text('quote.done', { who: request.bookedBy }) });
        onDone();
      }}
    >
      <PoojaChoice />
      <MoneyField compact withCents name="priceCents" label={text('quote.price')} />
      {request.place === 'home' && <TravelFields awayMiles={request.awayMiles} />}
      <CountField name="priests" label={text('quote.priests')} />
      <QuoteDates />
      <MoneyField compact withCents name="depositCents" label={text('quote.deposit')} help={text('quote.depositHelp')} />
      <Field name="validUntil" type="date" label={text('quote.valid')} />
      <Field name="note" label={text('quote.note')} help={text('quote.noteHelp')} rows={2} maxLength={500} optional />
      <Total />
      <FormEnd onCancel={onDone} submit={text('quote.submit')} />
    </Form>
  );
}

function PoojaChoice() {
  const text = useOfficeText('poojaRequests');
  const poojas = useRead(poojaServiceEndpoints.list);
  const choices = (poojas.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      name="serviceId"
      label={text('quote.pooja')}
      placeholder={text('quote.choose')}
      help={text('quote.poojaHelp')}
      choices={choices}
    />
  );
}

function Total() {
  const text = useOfficeText('poojaRequests');
  const values = useFormValues<{ priceCents?: number; travelCents?: number; ownTransport?: boolean }>();
  return <Secondary>{text('quote.comesTo', { total: formatCents(totalOfQuote(values)) })}</Secondary>;
}
