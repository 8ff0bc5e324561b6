import { PLEDGE_SCHEDULES, type PledgeScheduleValues, pledgeEndpoints, pledgeFormSchema, pledgeScheduleOf } from '@sannidhi/contracts';
import {
  CheckboxField,
  CountField,
  Field,
  FieldPair,
  Form,
  formatCents,
  MoneyField,
  notify,
  SelectField,
  useFormField,
  useWrite,
} from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { FundField } from '../office/fund-field.tsx';
import { useOfficeText } from '../office/namespace.ts';

const EMPTY = {
  donorName: '',
  email: '',
  fundId: '',
  amountCents: undefined,
  schedule: { every: 'monthly', firstOn: '', count: 12 } as PledgeScheduleValues,
  reminders: true,
  note: '',
};

/** Records a pledge for a donor who promised by phone, on paper or at the counter. */
export function PledgeForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('pledges');
  const record = useWrite(pledgeEndpoints.record);
  return (
    <Form
      label={text('form.titleNew')}
      schema={pledgeFormSchema}
      initialValues={EMPTY}
      onSubmit={async ({ schedule, ...values }) => {
        const body = { ...values, email: values.email || undefined, schedule: pledgeScheduleOf(schedule as PledgeScheduleValues) };
        const saved = await record.mutateAsync({ body });
        notify({ kind: 'success', title: text('form.done', { amount: formatCents(saved.amountCents) }) });
        onDone();
      }}
    >
      <Field name="donorName" label={text('form.donor')} maxLength={120} />
      <Field optional name="email" type="email" label={text('form.email')} help={text('form.emailHelp')} />
      <FundField label={text('column.fund')} />
      <MoneyField compact name="amountCents" label={text('column.amount')} />
      <ScheduleFields />
      <CheckboxField name="reminders" label={text('form.reminders')} help={text('form.remindersHelp')} />
      <Field optional name="note" label={text('note')} rows={2} maxLength={300} />
      <FormEnd onCancel={onDone} submit={text('form.submitNew')} />
    </Form>
  );
}

function ScheduleFields() {
  const text = useOfficeText('pledges');
  const { value: every } = useFormField<PledgeScheduleValues['every']>('schedule.every', false);
  return (
    <>
      <SelectField
        name="schedule.every"
        label={text('form.every')}
        choices={PLEDGE_SCHEDULES.map((value) => ({ value, label: text(`period.${value}`) }))}
      />
      {every !== 'none' && (
        <FieldPair>
          <Field name="schedule.firstOn" type="date" label={text(every === 'once' ? 'form.dueOn' : 'form.firstOn')} />
          {every !== 'once' && <CountField name="schedule.count" label={text('form.count')} digits={3} />}
        </FieldPair>
      )}
    </>
  );
}
