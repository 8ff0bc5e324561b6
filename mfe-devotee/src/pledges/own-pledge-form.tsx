import {
  ownPledgeFormSchema,
  PLEDGE_SCHEDULES,
  type PledgeScheduleValues,
  pledgeEndpoints,
  pledgeScheduleOf,
  type TemplePage,
} from '@sannidhi/contracts';
import {
  CheckboxField,
  CountField,
  Field,
  FieldPair,
  Form,
  FormActions,
  formatCents,
  MoneyField,
  notify,
  SelectField,
  SubmitButton,
  useFormField,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';

/** Amount, fund and due dates of a devotee's pledge. Nothing is charged. */
export function OwnPledgeForm({ temple, funds }: TemplePage) {
  const text = useTexts();
  const navigate = useNavigate();
  const { user } = useSession();
  const make = useWrite(pledgeEndpoints.pledge);
  return (
    <Form
      label={text('pledges.form.heading')}
      schema={ownPledgeFormSchema}
      initialValues={{
        fundId: funds[0]?.id ?? '',
        amountCents: undefined,
        schedule: { every: 'monthly', firstOn: '', count: 12 } as PledgeScheduleValues,
        reminders: true,
      }}
      onSubmit={async ({ schedule, ...values }) => {
        const body = { ...values, templeSlug: temple.slug, schedule: pledgeScheduleOf(schedule as PledgeScheduleValues) };
        const saved = await make.mutateAsync({ body });
        notify({ kind: 'success', title: text('pledges.form.done', { amount: formatCents(saved.amountCents) }) });
        void navigate('/devotee/activity?view=pledges');
      }}
    >
      <p>{temple.name}</p>
      <SelectField name="fundId" label={text('purpose.label')} choices={funds.map(({ id, name }) => ({ value: id, label: name }))} />
      <MoneyField compact name="amountCents" label={text('amount.label')} />
      <DueFields />
      <CheckboxField name="reminders" label={text('pledges.form.reminders')} help={text('pledges.form.remindersHelp')} />
      <FormActions>
        <SubmitButton busy={text('pledges.saving')} disabled={!user?.emailVerified}>
          {text('pledges.form.submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

function DueFields() {
  const text = useTexts();
  const { value: every } = useFormField<PledgeScheduleValues['every']>('schedule.every', false);
  return (
    <>
      <SelectField
        name="schedule.every"
        label={text('pledges.form.every')}
        choices={PLEDGE_SCHEDULES.map((value) => ({ value, label: text(`pledges.period.${value}`) }))}
      />
      {every !== 'none' && (
        <FieldPair>
          <Field name="schedule.firstOn" type="date" label={text(every === 'once' ? 'pledges.form.dueOn' : 'pledges.form.firstOn')} />
          {every !== 'once' && <CountField name="schedule.count" label={text('pledges.form.count')} digits={3} />}
        </FieldPair>
      )}
    </>
  );
}
