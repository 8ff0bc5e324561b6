import { type EventDetail, type TicketSale, ticketSaleSchema, ticketTypeEndpoints } from '@sannidhi/contracts';
import { CheckboxField, CountField, Field, FieldPair, Form, notify, RowsField, useSession, useWrite } from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { manageEventPath } from '../events/event-paths.ts';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { QuestionFields } from './setup-question.tsx';
import { TypeFields } from './setup-type.tsx';
import { newQuestion, newQuota, newType, saleValues } from './setup-values.ts';

/** The sale of an event: its places, kinds of tickets and questions. */
export function SetupForm({ event, sale }: { event: EventDetail; sale: TicketSale }) {
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
      initialValues={saleValues(body)}
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
