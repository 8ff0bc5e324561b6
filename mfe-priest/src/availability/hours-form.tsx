import { availabilitySchema, type PriestAvailability, priestAvailabilityEndpoints } from '@sannidhi/contracts';
import {
  Field,
  FieldPair,
  Form,
  FormActions,
  notify,
  RowsField,
  SelectField,
  SubmitButton,
  untilTimes,
  useText,
  useWrite,
  wallTimes,
} from '@sannidhi/kit';
import { DayField } from './day-field.tsx';

const MONDAY = 1;
const NINE_TO_FIVE = { from: '09:00', until: '17:00' };

/** Hours of every week, and of single dates in their place. */
export function HoursForm({ hours }: { hours: PriestAvailability }) {
  const text = useText('mfe-priest');
  const change = useWrite(priestAvailabilityEndpoints.changeAvailability);
  return (
    <Form
      label={text('availability.hours')}
      schema={availabilitySchema}
      initialValues={{ ...hours }}
      onSubmit={async ({ weekly, exceptions }) => {
        await change.mutateAsync({ body: { weekly, exceptions } });
        notify({ kind: 'success', title: text('availability.hoursDone') });
      }}
    >
      <RowsField
        name="weekly"
        label={text('availability.weekly')}
        help={text('availability.weeklyHelp')}
        add={text('availability.addHours')}
        blank={{ weekday: MONDAY, ...NINE_TO_FIVE }}
        remove={(number) => text('availability.removeHours', { number })}
      >
        {(path) => (
          <>
            <DayField name={`${path}.weekday`} label={text('availability.day')} />
            <Window path={path} />
          </>
        )}
      </RowsField>
      <RowsField
        name="exceptions"
        label={text('availability.exceptions')}
        help={text('availability.exceptionsHelp')}
        add={text('availability.addException')}
        blank={{ date: '', ...NINE_TO_FIVE }}
        remove={(number) => text('availability.removeException', { number })}
      >
        {(path) => (
          <>
            <Field name={`${path}.date`} type="date" label={text('availability.date')} />
            <Window path={path} />
          </>
        )}
      </RowsField>
      <FormActions>
        <SubmitButton onceChanged busy={text('availability.saving')}>
          {text('availability.saveHours')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

function Window({ path }: { path: string }) {
  const text = useText('mfe-priest');
  return (
    <FieldPair>
      <SelectField name={`${path}.from`} label={text('availability.from')} choices={wallTimes()} />
      <SelectField name={`${path}.until`} label={text('availability.until')} choices={untilTimes(text('availability.midnight'))} />
    </FieldPair>
  );
}
