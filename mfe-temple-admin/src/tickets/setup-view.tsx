import {
  type EventDetail,
  eventEndpoints,
  matchRoute,
  NEW_TICKET_TYPE,
  QUESTION_KINDS,
  QUESTION_SCOPES,
  TICKET_PRICINGS,
  type TicketQuota,
  type TicketSale,
  type TicketType,
  ticketSaleSchema,
  ticketTypeEndpoints,
} from '@sannidhi/contracts';
import {
  CheckboxField,
  CountField,
  Field,
  FieldPair,
  Form,
  MoneyField,
  newLineId,
  notify,
  Page,
  RowsField,
  ScreenStates,
  SelectField,
  useFormField,
  useFormValues,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { MANAGE_EVENT_PATTERN, manageEventPath } from '../events/event-paths.ts';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { EventHead } from './event-head.tsx';

/** What an event sells on each of its dates, and what it asks. */
function SetupView() {
  const text = useOfficeText('tickets');
  const { eventId = '' } = matchRoute(MANAGE_EVENT_PATTERN, useLocation().pathname) ?? {};
  const event = useRead(eventEndpoints.detail, { params: { eventId } });
  const sale = useRead(ticketTypeEndpoints.sale, { params: { eventId } });
  return (
    <Page reading>
      <EventHead eventId={eventId} title={event.data?.title} view="tickets" />
      <ScreenStates query={sale} failedTitle={text('failed')}>
        {(found) => event.data && <SaleForm key={eventId} event={event.data} sale={found} />}
      </ScreenStates>
    </Page>
  );
}

function SaleForm({ event, sale }: { event: EventDetail; sale: TicketSale }) {
  const text = useOfficeText('tickets');
  const change = useWrite(ticketTypeEndpoints.change);
  const manages = useSession().can('events:manage');
  const go = useNavigate();
  const { dates: _, isSet: __, ...body } = sale;
  if (!manages) return <p>{text('readOnly')}</p>;
  return (
    <Form
      long
      label={text('setup.title')}
      schema={ticketSaleSchema}
      initialValues={valuesOf(body)}
      onSubmit={async (next) => {
        const types = next.types.map((type) => ({ ...type, seriesPriceCents: type.seriesPriceCents ?? null }));
        await change.mutateAsync({ params: { eventId: event.id }, body: { ...next, types } });
        notify({ kind: 'success', title: text('setup.saved') });
      }}
    >
      <CheckboxField name="isOpen" label={text('setup.open')} help={text('setup.openHelp')} />
      <CountField optional name="capacity" label={text('setup.capacity')} help={text('setup.capacityHelp')} />
      <FieldPair>
        <CountField name="refundHours" label={text('setup.refundHours')} digits={4} />
        <CountField name="passOnHours" label={text('setup.passOnHours')} digits={4} />
      </FieldPair>
      <RowsField
        name="quotas"
        label={text('setup.quotas')}
        help={text('setup.quotasHelp')}
        add={text('setup.addQuota')}
        blank=""
        blankOf={newQuota}
        remove={(number) => text('setup.removeQuota', { number })}
      >
        {(path) => (
          <>
            <Field name={`${path}.name`} label={text('quota.name')} help={text('quota.nameHelp')} maxLength={60} />
            <CountField name={`${path}.capacity`} label={text('setup.capacity')} />
          </>
        )}
      </RowsField>
      <RowsField
        name="types"
        label={text('setup.types')}
        help={text('setup.typesHelp')}
        add={text('setup.addType')}
        blank=""
        blankOf={newType}
        remove={(number) => text('setup.removeType', { number })}
      >
        {(path) => <TypeFields path={path} isSeries={event.dates.length > 1} />}
      </RowsField>
      <RowsField
        name="questions"
        label={text('setup.questions')}
        help={text('setup.questionsHelp')}
        add={text('setup.addQuestion')}
        blank=""
        blankOf={newQuestion}
        remove={(number) => text('setup.removeQuestion', { number })}
      >
        {(path) => <QuestionFields path={path} />}
      </RowsField>
      <FormEnd submit={text('setup.save')} onCancel={() => void go(manageEventPath(event.id))} />
    </Form>
  );
}

function TypeFields({ path, isSeries }: { path: string; isSeries: boolean }) {
  const text = useOfficeText('tickets');
  const { value: pricing } = useFormField<string>(`${path}.pricing`, false);
  return (
    <>
      <Field name={`${path}.name`} label={text('type.name')} maxLength={60} />
      <Field optional name={`${path}.detail`} label={text('type.detail')} help={text('type.detailHelp')} maxLength={120} />
      <SelectField
        name={`${path}.pricing`}
        label={text('type.pricing')}
        choices={TICKET_PRICINGS.map((value) => ({ value, label: text(`pricing.${value}`) }))}
      />
      {pricing !== 'free' && (
        <MoneyField compact name={`${path}.priceCents`} label={text(pricing === 'wish' ? 'type.suggested' : 'type.price')} />
      )}
      {isSeries && <SeriesFields path={path} />}
      <CountField optional name={`${path}.capacity`} label={text('type.capacity')} />
      <QuotaField path={path} />
      <FieldPair>
        <Field optional type="date" name={`${path}.saleFrom`} label={text('type.saleFrom')} />
        <Field optional type="date" name={`${path}.saleUntil`} label={text('type.saleUntil')} />
      </FieldPair>
      <FieldPair>
        <CountField name={`${path}.orderMin`} label={text('type.orderMin')} digits={2} />
        <CountField name={`${path}.orderMax`} label={text('type.orderMax')} digits={2} />
      </FieldPair>
      <FieldPair>
        <CountField optional name={`${path}.minAge`} label={text('type.minAge')} digits={3} />
        <CountField optional name={`${path}.maxAge`} label={text('type.maxAge')} digits={3} />
      </FieldPair>
      <CheckboxField name={`${path}.takesSeat`} label={text('type.takesSeat')} help={text('type.takesSeatHelp')} />
      <CheckboxField name={`${path}.isDropOff`} label={text('type.isDropOff')} help={text('type.isDropOffHelp')} />
      <CheckboxField name={`${path}.staffOnly`} label={text('type.staffOnly')} />
      <CheckboxField name={`${path}.needsApproval`} label={text('type.needsApproval')} />
      <CheckboxField name={`${path}.isOffered`} label={text('type.isOffered')} />
    </>
  );
}

/** Places it shares with other kinds, where the event has such. */
function QuotaField({ path }: { path: string }) {
  const text = useOfficeText('tickets');
  const { quotas = [] } = useFormValues<{ quotas?: Partial<TicketQuota>[] }>();
  const named = quotas.flatMap(({ id, name }) => (id && name ? [{ value: id, label: name }] : []));
  if (named.length === 0) return null;
  return (
    <SelectField name={`${path}.quotaId`} label={text('type.quota')} choices={[{ value: '', label: text('type.noQuota') }, ...named]} />
  );
}

/** For all dates together, where the price is known and nobody has to approve it. */
function SeriesFields({ path }: { path: string }) {
  const text = useOfficeText('tickets');
  const { value: pricing } = useFormField<string>(`${path}.pricing`, false);
  const { value: needsApproval } = useFormField<boolean>(`${path}.needsApproval`, false);
  const { value: isForSeries } = useFormField<boolean>(`${path}.isForSeries`, false);
  if (pricing === 'wish' || needsApproval) return null;
  return (
    <>
      <CheckboxField name={`${path}.isForSeries`} label={text('type.isForSeries')} help={text('type.isForSeriesHelp')} />
      {isForSeries && pricing === 'fixed' && (
        <MoneyField
          compact
          optional
          name={`${path}.seriesPriceCents`}
          label={text('type.seriesPrice')}
          help={text('type.seriesPriceHelp')}
        />
      )}
    </>
  );
}

function QuestionFields({ path }: { path: string }) {
  const text = useOfficeText('tickets');
  const { value: kind } = useFormField<string>(`${path}.kind`, false);
  return (
    <>
      <Field name={`${path}.label`} label={text('question.label')} maxLength={200} />
      <FieldPair>
        <SelectField
          name={`${path}.kind`}
          label={text('question.kind')}
          choices={QUESTION_KINDS.map((value) => ({ value, label: text(`questionKind.${value}`) }))}
        />
        <SelectField
          name={`${path}.ask`}
          label={text('question.ask')}
          choices={QUESTION_SCOPES.map((value) => ({ value, label: text(`questionScope.${value}`) }))}
        />
      </FieldPair>
      {kind === 'choice' && (
        <RowsField
          name={`${path}.choices`}
          label={text('question.choices')}
          help=""
          add={text('question.addChoice')}
          blank=""
          remove={(number) => text('question.removeChoice', { number })}
        >
          {(at) => <Field name={at} label={text('question.choice')} maxLength={80} />}
        </RowsField>
      )}
      <CheckboxField name={`${path}.required`} label={text('question.required')} />
    </>
  );
}

type Body = Omit<TicketSale, 'dates' | 'isSet'>;

/** Every field has an entry, undefined where there is no value. */
const valuesOf = ({ capacity, types, ...rest }: Body): Record<string, unknown> => ({
  ...rest,
  capacity: capacity ?? undefined,
  types: types.map(typeValues),
});

const typeValues = (type: TicketType) => ({
  ...type,
  seriesPriceCents: type.seriesPriceCents ?? undefined,
  capacity: type.capacity ?? undefined,
  quotaId: type.quotaId ?? '',
  minAge: type.minAge ?? undefined,
  maxAge: type.maxAge ?? undefined,
  saleFrom: type.saleFrom ?? '',
  saleUntil: type.saleUntil ?? '',
});

const newType = () => typeValues({ ...NEW_TICKET_TYPE, id: newLineId(), name: '' });
const newQuota = () => ({ id: newLineId(), name: '', capacity: undefined });
const newQuestion = () => ({ id: newLineId(), ask: 'ticket', label: '', kind: 'text', choices: [], required: false });

export { SetupView as Screen };
