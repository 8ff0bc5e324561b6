import { askVolunteerSchema, type ShiftDetail, shiftAssignmentEndpoints, volunteerEndpoints } from '@sannidhi/contracts';
import { CheckboxField, Field, Form, notify, SelectField, useRead, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

const MANY = 100;

/** Asks one of the temple's volunteers to help; they agree or decline. */
export function AskVolunteer({ shift, onDone }: { shift: ShiftDetail; onDone: () => void }) {
  const text = useOfficeText('shifts');
  const ask = useWrite(shiftAssignmentEndpoints.assign);
  const volunteers = useRead(volunteerEndpoints.list, { query: { limit: MANY } });
  const choices = (volunteers.data?.items ?? []).map(({ id, name, awayUntil }) => ({
    value: id,
    label: awayUntil ? text('ask.away', { name }) : name,
  }));
  return (
    <Form
      label={text('ask.open')}
      schema={askVolunteerSchema}
      initialValues={{ volunteerId: '', overrideReason: '', allowsOverlap: false, isTrainee: false }}
      onSubmit={async (body) => {
        const { name } = await ask.mutateAsync({ params: { shiftId: shift.id }, body });
        notify({ kind: 'success', title: text('ask.done', { name }) });
        onDone();
      }}
    >
      <SelectField name="volunteerId" label={text('ask.who')} placeholder={text('form.choose')} choices={choices} />
      <Field optional name="overrideReason" label={text('ask.override')} help={text('ask.overrideHelp')} maxLength={300} />
      <div>
        <CheckboxField name="allowsOverlap" label={text('ask.overlap')} />
        <CheckboxField name="isTrainee" label={text('ask.trainee')} />
      </div>
      <FormEnd onCancel={onDone} submit={text('ask.submit')} />
    </Form>
  );
}
