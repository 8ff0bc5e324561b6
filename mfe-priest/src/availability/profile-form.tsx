import { line, type PriestProfile, priestEndpoints, priestProfileSchema } from '@sannidhi/contracts';
import { CountField, Field, FieldPair, Form, FormActions, notify, SubmitButton, useText, useWrite } from '@sannidhi/kit';
import { LanguagesField } from './languages-field.tsx';

const WORDS_MAX = 600;
const words = () => line(WORDS_MAX).default('');
/** Lists are typed as words with commas between them. */
const schema = priestProfileSchema.shape({ traditions: words(), skills: words() });

/** What the priest says of themselves, and how much they take on. */
export function ProfileForm({ profile }: { profile: PriestProfile }) {
  const text = useText('mfe-priest');
  const change = useWrite(priestEndpoints.changeProfile);
  const { languages, traditions, skills, travelMiles, maxPerDay, maxPerWeek } = profile;
  return (
    <Form
      label={text('availability.profile')}
      schema={schema}
      initialValues={{
        languages,
        traditions: traditions.join(', '),
        skills: skills.join(', '),
        travelMiles,
        maxPerDay,
        maxPerWeek,
      }}
      onSubmit={async (values) => {
        const lists = { traditions: listOf(values.traditions), skills: listOf(values.skills) };
        await change.mutateAsync({ body: { ...values, ...lists } });
        notify({ kind: 'success', title: text('availability.profileDone') });
      }}
    >
      <LanguagesField name="languages" label={text('availability.languages')} help={text('availability.languagesHelp')} />
      <Field optional name="skills" label={text('availability.skills')} help={text('availability.commas')} rows={3} maxLength={WORDS_MAX} />
      <Field optional name="traditions" label={text('availability.traditions')} help={text('availability.commas')} maxLength={WORDS_MAX} />
      <FieldPair>
        <CountField name="maxPerDay" label={text('availability.maxPerDay')} digits={2} />
        <CountField name="maxPerWeek" label={text('availability.maxPerWeek')} digits={3} />
      </FieldPair>
      <CountField name="travelMiles" label={text('availability.travelMiles')} help={text('availability.travelHelp')} digits={3} />
      <FormActions>
        <SubmitButton onceChanged busy={text('availability.saving')}>
          {text('availability.saveProfile')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

const listOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
