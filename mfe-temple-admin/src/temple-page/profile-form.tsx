import { type OwnTemple, SERVICE_LANGUAGES, templeProfileEndpoints, templeProfileSchema } from '@sannidhi/contracts';
import { Field, FieldPair, Form, FormActions, languageName, notify, PhoneField, SubmitButton, useWrite } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';
import { useNewest } from '../office/use-newest.ts';
import { WordingFields, wordingValues } from '../office/wording-fields.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { TheirChange } from './their-change.tsx';

const WORDED = ['name', 'description', 'tradition', 'deities'] as const;

/** What the forms of the temple's details need. */
export interface TempleFormProps {
  temple: OwnTemple;
  /** Reads the details again; undefined where that failed. */
  reload: () => Promise<OwnTemple | undefined>;
}

/** Changes what visitors read about the temple, in English and in the readers' languages. */
export function ProfileForm({ temple, reload }: TempleFormProps) {
  const text = useOfficeText('templePage.profile');
  const common = useOfficeText('common');
  const change = useWrite(templeProfileEndpoints.change);
  const { version, theirs, saved, onFailure } = useNewest(temple, reload, 'temple-changed');
  return (
    <Form
      long
      label={text('title')}
      schema={templeProfileSchema}
      initialValues={{ version, ...valuesOf(temple) }}
      onFailure={onFailure}
      onSubmit={async (body) => {
        saved(await change.mutateAsync({ body: { ...body, version } }));
        notify({ kind: 'success', title: text('done') });
      }}
    >
      <Field name="name" label={text('name')} help={text('nameHelp')} maxLength={120} />
      <Field optional name="description" label={text('description')} rows={4} maxLength={1000} />
      <FieldPair>
        <Field optional name="tradition" label={text('tradition')} help={text('traditionHelp')} maxLength={80} />
        <Field optional name="deities" label={text('deities')} help={text('deitiesHelp')} maxLength={300} />
      </FieldPair>
      <TogglesField
        name="languages"
        label={text('languages')}
        choices={SERVICE_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      />
      <FieldPair>
        <PhoneField optional name="phone" label={text('phone')} help={text('phoneHelp')} />
        <Field optional name="email" type="email" inputMode="email" label={text('email')} maxLength={254} />
      </FieldPair>
      <Field optional name="website" inputMode="url" label={text('website')} maxLength={200} />
      <WordingFields
        fields={[
          { name: 'name', label: text('name'), maxLength: 120 },
          { name: 'description', label: text('description'), rows: 3, maxLength: 1000 },
          { name: 'tradition', label: text('tradition'), maxLength: 80 },
          { name: 'deities', label: text('deities'), maxLength: 300 },
        ]}
      />
      {theirs && (
        <TheirChange>
          <ProfileFacts temple={theirs} />
        </TheirChange>
      )}
      <FormActions>
        <SubmitButton busy={common('saving')}>{text('save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

const valuesOf = ({ name, description, tradition, deities, languages, website, phone, email, wording }: OwnTemple) => ({
  name,
  description,
  tradition,
  deities: deities.join(', '),
  languages,
  website,
  phone: phone ?? undefined,
  email: email ?? undefined,
  wording: wordingValues(WORDED, wording),
});
