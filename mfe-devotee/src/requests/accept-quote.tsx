import { type OwnPoojaRequest, poojaRequestEndpoints, type RequestPart, type RequestQuote } from '@sannidhi/contracts';
import {
  Button,
  Form,
  formatCents,
  formatDate,
  notify,
  RadioCardsField,
  SubmitButton,
  styled,
  useErrorSentence,
  useWrite,
} from '@sannidhi/kit';
import { mixed, object, string } from 'yup';
import { useTexts } from '../use-texts.ts';
import { usePayRequest } from './use-pay-request.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const schema = object({ choice: string().required(), part: mixed<RequestPart>().required() });

/** Chooses a date and what is paid now; or declines the quote. */
export function AcceptQuote({ request, quote }: { request: OwnPoojaRequest; quote: RequestQuote }) {
  const text = useTexts();
  const { pay, busy } = usePayRequest(request);
  const { dates, depositCents, totalCents } = quote;
  const split = depositCents < totalCents;
  const ahead = dates.map((at, index) => ({ ...at, index })).filter(({ startsAt }) => !(Date.parse(startsAt) <= Date.now()));
  const [first] = ahead;
  if (!first) return <DatesOver requestId={request.id} />;
  return (
    <Form
      label={text('requests.quote.accept')}
      schema={schema}
      initialValues={{ choice: String(first.index), part: split ? 'deposit' : 'whole' }}
      onSubmit={({ choice, part }) => pay(part, Number(choice))}
    >
      <RadioCardsField
        name="choice"
        label={text('requests.quote.date')}
        cards={ahead.map(({ date, time, index }) => ({
          value: String(index),
          label: formatDate(`${date}T${time}:00Z`, {
            timeZone: 'UTC',
            weekday: 'long',
            month: 'long',
            day: 'numeric',
            hour: 'numeric',
            minute: '2-digit',
          }),
        }))}
      />
      {split && (
        <RadioCardsField
          name="part"
          label={text('requests.quote.payNow')}
          cards={[
            {
              value: 'deposit',
              label: text('requests.quote.deposit'),
              note: text('requests.quote.restLater'),
              aside: formatCents(depositCents),
            },
            { value: 'whole', label: text('requests.quote.whole'), aside: formatCents(totalCents) },
          ]}
        />
      )}
      <p>
        {quote.cancelHours === undefined ? text('requests.quote.terms') : text('requests.quote.termsUntil', { count: quote.cancelHours })}
      </p>
      <Actions>
        <SubmitButton busy={text('bookings.saving')}>{text('requests.quote.accept')}</SubmitButton>
        <DeclineQuote requestId={request.id} disabled={busy} />
      </Actions>
    </Form>
  );
}

/** All dates of the quote have passed: nothing of it can be accepted. */
function DatesOver({ requestId }: { requestId: string }) {
  const text = useTexts();
  return (
    <>
      <p>{text('requests.quote.datesOver')}</p>
      <Actions>
        <DeclineQuote requestId={requestId} disabled={false} />
      </Actions>
    </>
  );
}

function DeclineQuote({ requestId, disabled }: { requestId: string; disabled: boolean }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const decline = useWrite(poojaRequestEndpoints.declineQuote);
  const onSuccess = () => notify({ kind: 'success', title: text('requests.quote.declined') });
  const onError = (error: Error) => notify({ kind: 'error', title: text('bookings.notSaved'), body: sentence(error) });
  return (
    <Button
      variant="text"
      disabled={disabled}
      busy={decline.isPending && text('bookings.saving')}
      onClick={() => decline.mutate({ params: { requestId } }, { onSuccess, onError })}
    >
      {text('requests.quote.decline')}
    </Button>
  );
}
