import { type OpenShift, ownVolunteeringEndpoints, SELF, signUpSchema } from '@sannidhi/contracts';
import { Button, CheckboxField, Form, notify, SubmitButton, styled, useFormField, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { Actions } from './shift-list.tsx';
import { useHousehold } from './use-household.ts';

const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600, padding: 0, marginBottom: 8 }));

/** Signs the devotee and family members up. */
export function SignUpForm({ shift, onDone }: { shift: OpenShift; onDone: () => void }) {
  const text = useTexts();
  const signUp = useWrite(ownVolunteeringEndpoints.signUp);
  const household = useHousehold().filter(({ value }) => !shift.signedUp.includes(value));
  const first = household.some(({ value }) => value === SELF) ? [SELF] : [];
  return (
    <Form
      label={text('volunteering.signUpFor', { shift: shift.title })}
      schema={signUpSchema}
      initialValues={{ temple: shift.temple.slug, shiftId: shift.id, people: first, asTrainee: false, consents: false }}
      onSubmit={async (body) => {
        const places = await signUp.mutateAsync({ body });
        const waits = places.every(({ status }) => status === 'waiting');
        const asked = places.some(({ status }) => status === 'requested');
        notify({
          kind: 'success',
          title: text(waits ? 'volunteering.done.waiting' : asked ? 'volunteering.done.requested' : 'volunteering.done.placed'),
        });
        onDone();
      }}
    >
      <PeopleField choices={household} />
      <div>
        {shift.takesTrainees && (
          <CheckboxField name="asTrainee" label={text('volunteering.asTrainee')} help={text('volunteering.traineeHelp')} />
        )}
        <CheckboxField name="consents" label={text('volunteering.consents')} help={text('volunteering.consentsHelp')} />
      </div>
      <Actions>
        <SubmitButton busy={text('volunteering.saving')}>{text('volunteering.signUp')}</SubmitButton>
        <Button variant="text" onClick={onDone}>
          {text('volunteering.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

/** Who helps: any of the household. */
function PeopleField({ choices }: { choices: readonly { value: string; label: string }[] }) {
  const text = useTexts();
  const { value: chosen = [], setValue, error, id } = useFormField<string[]>('people', false);
  const toggle = (value: string) => setValue(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <Legend>{text('volunteering.who')}</Legend>
      <Actions>
        {choices.map(({ value, label }) => (
          <Button key={value} small aria-pressed={chosen.includes(value)} onClick={() => toggle(value)}>
            {label}
          </Button>
        ))}
      </Actions>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
