import { type DayOff, daysOffSchema, priestAvailabilityEndpoints } from '@sannidhi/contracts';
import { Field, FieldPair, Form, FormActions, notify, RowsField, SubmitButton, useText, useWrite } from '@sannidhi/kit';

/** Dates on which no temple asks. */
export function DaysOffForm({ daysOff }: { daysOff: readonly DayOff[] }) {
  const text = useText('mfe-priest');
  const change = useWrite(priestAvailabilityEndpoints.changeDaysOff);
  return (
    <Form
      label={text('availability.daysOff')}
      schema={daysOffSchema}
      initialValues={{ daysOff }}
      onSubmit={async (body) => {
        await change.mutateAsync({ body });
        notify({ kind: 'success', title: text('availability.daysOffDone') });
      }}
    >
      <RowsField
        name="daysOff"
        label={text('availability.dates')}
        help={text('availability.datesHelp')}
        add={text('availability.addDaysOff')}
        blank={{ from: '', until: '', reason: '' }}
        remove={(number) => text('availability.removeDaysOff', { number })}
      >
        {(path) => (
          <>
            <FieldPair>
              <Field name={`${path}.from`} type="date" label={text('availability.first')} />
              <Field name={`${path}.until`} type="date" label={text('availability.last')} />
            </FieldPair>
            <Field optional name={`${path}.reason`} label={text('availability.why')} maxLength={120} />
          </>
        )}
      </RowsField>
      <FormActions>
        <SubmitButton onceChanged busy={text('availability.saving')}>
          {text('availability.saveDaysOff')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
