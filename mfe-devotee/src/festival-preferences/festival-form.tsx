import { MAX_DAYS_BEFORE } from '@sannidhi/contracts';
import {
  Card,
  CheckboxField,
  FieldPair,
  Form,
  FormActions,
  formatTime,
  IconCheck,
  LANGUAGES,
  RadioCardsField,
  SelectField,
  SubmitButton,
  styled,
} from '@sannidhi/kit';
import { CityField } from '../family/city-field.tsx';
import { Fields } from '../family/fields.ts';
import { useTexts } from '../use-texts.ts';
import { OWN_REGIONS, type PreferenceValues, payloadOfPreferences, preferenceFormSchema } from './preference-values.ts';

const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.h4, padding: 0, marginBottom: 4 }));

interface FestivalFormProps {
  values: PreferenceValues;
  onSave: (payload: ReturnType<typeof payloadOfPreferences>) => Promise<unknown>;
}

/** How, when and about what a devotee is notified. */
export function FestivalForm({ values, onSave }: FestivalFormProps) {
  const text = useTexts();
  return (
    <Form
      schema={preferenceFormSchema}
      initialValues={values}
      onSubmit={(payload) => onSave(payloadOfPreferences(payload))}
      label={text('preferences.festivals')}
    >
      <Card title={text('preferences.festivals')}>
        <CheckboxField name="inApp" label={text('preferences.inApp')} />
        <CheckboxField name="email" label={text('preferences.email')} help={text('preferences.emailHelp')} />
      </Card>
      <Card title={text('preferences.what')}>
        <Fields>
          <RadioCardsField
            name="scope"
            label={text('preferences.scope')}
            cards={['festival', 'all'].map((value) => ({
              value,
              label: text(`preferences.scopes.${value}`),
              note: text(`preferences.scopeNotes.${value}`),
            }))}
          />
          <Regions />
          <SelectField
            name="tradition"
            label={text('preferences.tradition')}
            help={text('preferences.traditionHelp')}
            optional
            placeholder={text('preferences.bothTraditions')}
            choices={['smarta', 'vaishnava'].map((value) => ({ value, label: text(`preferences.traditions.${value}`) }))}
          />
          <CityField name="city" label={text('preferences.place')} help={text('preferences.placeHelp')} optional />
        </Fields>
      </Card>
      <Card title={text('preferences.when')}>
        <When />
      </Card>
      <FormActions>
        <SubmitButton icon={IconCheck} busy={text('preferences.saving')}>
          {text('preferences.save')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

function Regions() {
  const text = useTexts();
  return (
    <fieldset>
      <Legend>{text('preferences.regions')}</Legend>
      {OWN_REGIONS.map((region) => (
        <CheckboxField key={region} name={`regions.${region}`} label={text(`preferences.region.${region}`)} />
      ))}
    </fieldset>
  );
}

function When() {
  const text = useTexts();
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatTime(Date.UTC(2026, 0, 1, hour), { timeZone: 'UTC' }),
  }));
  const days = Array.from({ length: MAX_DAYS_BEFORE + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? text('preferences.sameDay') : text('preferences.days', { count }),
  }));
  const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));
  return (
    <Fields>
      <FieldPair>
        <SelectField name="daysBefore" label={text('preferences.daysBefore')} choices={days} />
        <SelectField name="hour" label={text('preferences.hour')} help={text('preferences.hourHelp')} choices={hours} />
      </FieldPair>
      <FieldPair>
        <SelectField name="quietFrom" label={text('preferences.quietFrom')} choices={hours} />
        <SelectField name="quietTo" label={text('preferences.quietTo')} help={text('preferences.quietHelp')} choices={hours} />
      </FieldPair>
      <SelectField name="language" label={text('preferences.language')} choices={languages} />
    </Fields>
  );
}
