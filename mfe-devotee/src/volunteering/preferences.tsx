import { ownVolunteeringEndpoints, VOLUNTEER_FREQUENCIES, type Volunteering, volunteeringSchema } from '@sannidhi/contracts';
import { Field, FieldPair, Form, notify, RowsField, ScreenStates, SelectField, SubmitButton, useRead, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { VolunteerFrame } from './volunteer-frame.tsx';

/** How often someone likes to help, what they can do, and when they are away. */
function Preferences() {
  const text = useTexts();
  const own = useRead(ownVolunteeringEndpoints.own);
  return (
    <VolunteerFrame>
      <ScreenStates query={own} failedTitle={text('volunteering.failed')}>
        {(volunteering) => <PreferenceForm volunteering={volunteering} />}
      </ScreenStates>
    </VolunteerFrame>
  );
}

function PreferenceForm({ volunteering }: { volunteering: Volunteering }) {
  const text = useTexts();
  const save = useWrite(ownVolunteeringEndpoints.save);
  return (
    <Form
      label={text('titles.volunteerPreferences')}
      schema={volunteeringSchema}
      initialValues={{ ...volunteering }}
      onSubmit={async (body) => {
        await save.mutateAsync({ body });
        notify({ kind: 'success', title: text('volunteering.said.saved') });
      }}
    >
      <SelectField
        name="frequency"
        label={text('volunteering.often')}
        choices={VOLUNTEER_FREQUENCIES.map((value) => ({ value, label: text(`volunteering.frequency.${value}`) }))}
      />
      <RowsField
        name="skills"
        label={text('volunteering.skills')}
        help={text('volunteering.skillsHelp')}
        add={text('volunteering.addSkill')}
        blank=""
        remove={(number) => text('volunteering.removeSkill', { number })}
      >
        {(path) => <Field name={path} label={text('volunteering.skill')} maxLength={40} />}
      </RowsField>
      <RowsField
        name="daysAway"
        label={text('volunteering.away')}
        help={text('volunteering.awayHelp')}
        add={text('volunteering.addAway')}
        blank={{ from: '', to: '' }}
        remove={(number) => text('volunteering.removeAway', { number })}
      >
        {(path) => (
          <FieldPair>
            <Field name={`${path}.from`} type="date" label={text('volunteering.from')} />
            <Field name={`${path}.to`} type="date" label={text('volunteering.to')} />
          </FieldPair>
        )}
      </RowsField>
      <div>
        <SubmitButton busy={text('volunteering.saving')}>{text('volunteering.save')}</SubmitButton>
      </div>
    </Form>
  );
}

export { Preferences as Screen };
