import { askVolunteerSchema, type ShiftDetail, shiftAssignmentEndpoints } from '@sannidhi/contracts';
import { CheckboxField, Field, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { NamePicker } from './name-picker.tsx';
import { useVolunteerNames } from './use-names.ts';

/** Asks one of the temple's volunteers to help; they agree or decline. */
export function AskVolunteer({ shift, onDone }: { shift: ShiftDetail; onDone: () => void }) {
  const text = useOfficeText('shifts');
  const ask = useWrite(shiftAssignmentEndpoints.assign);
  return (
    <Form
      label={text('ask.open')}
      schema={askVolunteerSchema}
      initialValues={{ volunteerId: '', volunteerIdSearch: '', overrideReason: '', allowsOverlap: false, isTrainee: false }}
      onSubmit={async (body) => {
        const { name } = await ask.mutateAsync({ params: { shiftId: shift.id }, body });
        notify({ kind: 'success', title: text('ask.done', { name }) });
        onDone();
      }}
    >
      <NamePicker name="volunteerId" label={text('ask.who')} useNames={useVolunteerNames} />
      <Field optional name="overrideReason" label={text('ask.override')} help={text('ask.askHelp')} maxLength={300} />
      <div>
        <CheckboxField name="allowsOverlap" label={text('ask.overlap')} />
        <CheckboxField name="isTrainee" label={text('ask.trainee')} />
      </div>
      <FormEnd onCancel={onDone} submit={text('ask.submit')} />
    </Form>
  );
}
