import {
  type EventThanks,
  eventEndpoints,
  eventThanksEndpoints,
  eventThanksSchema,
  matchRoute,
  THANKS_MAX,
  type ThankedDate,
} from '@sannidhi/contracts';
import {
  Card,
  CheckboxField,
  DataTable,
  Field,
  Form,
  notify,
  Page,
  ScreenStates,
  Stack,
  Typography,
  textColumn,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { MANAGE_EVENT_PATTERN, manageEventPath } from '../events/event-paths.ts';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { WordingFields, wordingValues } from '../office/wording-fields.tsx';
import { EventHead } from '../tickets/event-head.tsx';

/** The message after an event: its words, when it is sent next, and to whom it was. */
function ThanksView() {
  const text = useOfficeText('eventThanks');
  const { eventId = '' } = matchRoute(MANAGE_EVENT_PATTERN, useLocation().pathname) ?? {};
  const event = useRead(eventEndpoints.detail, { params: { eventId } });
  const thanks = useRead(eventThanksEndpoints.thanks, { params: { eventId } });
  const manages = useSession().can('events:manage');
  return (
    <Page reading>
      <EventHead eventId={eventId} title={event.data?.title} view="thanks" lead={text('lead')} />
      <ScreenStates query={thanks} failedTitle={text('failed')}>
        {(found) => (
          <Stack spacing={3}>
            <NextThanks thanks={found} />
            {manages && <ThanksForm key={eventId} eventId={eventId} thanks={found} />}
            {found.sent.length > 0 && <SentThanks sent={found.sent} />}
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

function NextThanks({ thanks: { isOn, sells, next } }: { thanks: EventThanks }) {
  const text = useOfficeText('eventThanks');
  const { relative } = useMoments();
  const none = !isOn ? 'off' : sells ? 'nothingAhead' : 'noTickets';
  const state = next ? text('next', { at: relative(next.at), date: relative(next.startsAt) }) : text(none);
  return <Typography>{state}</Typography>;
}

function ThanksForm({ eventId, thanks: { isOn, text: own, wording } }: { eventId: string; thanks: EventThanks }) {
  const text = useOfficeText('eventThanks');
  const change = useWrite(eventThanksEndpoints.change);
  const go = useNavigate();
  return (
    <Form
      label={text('title')}
      schema={eventThanksSchema}
      initialValues={{ isOn, text: own, wording: wordingValues(['text'], wording) }}
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { eventId }, body });
        notify({ kind: 'success', title: text('saved') });
      }}
    >
      <CheckboxField name="isOn" label={text('isOn')} help={text('isOnHelp')} />
      <Field optional name="text" label={text('text')} help={text('textHelp')} rows={4} maxLength={THANKS_MAX} />
      <WordingFields fields={[{ name: 'text', label: text('text'), rows: 4, maxLength: THANKS_MAX }]} />
      <FormEnd onCancel={() => void go(manageEventPath(eventId))} />
    </Form>
  );
}

function SentThanks({ sent }: { sent: readonly ThankedDate[] }) {
  const text = useOfficeText('eventThanks');
  const { relative } = useMoments();
  const when = ({ startsAt }: ThankedDate) => relative(startsAt);
  return (
    <Card flush title={text('sent')}>
      <DataTable<ThankedDate>
        caption={text('sent')}
        columns={[
          textColumn('date', text('column.date'), when, { phone: 'title' }),
          textColumn('sent', text('column.sent'), ({ sentAt }) => relative(sentAt), { phone: 'detail' }),
          textColumn('people', text('column.people'), ({ people }) => String(people), { width: 100, phone: 'value' }),
        ]}
        rows={sent}
        rowKey={({ id }) => id}
        rowName={when}
        empty={null}
        failedTitle={text('failed')}
      />
    </Card>
  );
}

export { ThanksView as Screen };
