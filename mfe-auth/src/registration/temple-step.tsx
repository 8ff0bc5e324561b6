import { type RegistrationTemple, registrationTempleSchema, TAX_STATUSES, US_STATES } from '@sannidhi/contracts';
import { Field, FieldPair, Form, KeepTyped, SelectField, SubmitButton } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { PlaceOfZip } from './place-of-zip.tsx';

const EMPTY: RegistrationTemple = {
  name: '',
  legalName: '',
  ein: '',
  taxStatus: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  tradition: '',
  deities: '',
  website: '',
  description: '',
};
const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

interface TempleStepProps {
  temple: Partial<RegistrationTemple>;
  onKeep: (temple: RegistrationTemple) => void;
  onNext: (temple: RegistrationTemple) => void;
}

/** Step 1: the temple's name, location and tax status. */
export function TempleStep({ temple, onKeep, onNext }: TempleStepProps) {
  const text = useTexts();
  return (
    <Form
      schema={registrationTempleSchema}
      initialValues={{ ...EMPTY, ...temple }}
      label={text('registration.steps.temple')}
      onSubmit={(values) => onNext({ ...EMPTY, ...values })}
    >
      <KeepTyped keep={onKeep} />
      <Field name="name" label={text('registration.name')} autoComplete="organization" />
      <Field name="legalName" label={text('registration.legalName')} help={text('registration.legalNameHelp')} />
      <FieldPair>
        <Field name="ein" label={text('registration.ein')} help={text('registration.einHelp')} inputMode="numeric" />
        <SelectField
          name="taxStatus"
          label={text('registration.taxStatus')}
          placeholder={text('registration.choose')}
          choices={TAX_STATUSES.map((value) => ({ value, label: text(`registration.taxStatuses.${value}`) }))}
        />
      </FieldPair>
      <Field name="street" label={text('registration.street')} autoComplete="street-address" />
      <FieldPair>
        <Field name="zip" label={text('registration.zip')} inputMode="numeric" autoComplete="postal-code" />
        <Field name="city" label={text('registration.city')} autoComplete="address-level2" />
      </FieldPair>
      <PlaceOfZip />
      <FieldPair>
        <SelectField
          name="state"
          label={text('registration.state')}
          placeholder={text('registration.choose')}
          choices={STATES}
          autoComplete="address-level1"
        />
        <Field name="website" label={text('registration.website')} inputMode="url" optional />
      </FieldPair>
      <FieldPair>
        <Field name="tradition" label={text('registration.tradition')} help={text('registration.traditionHelp')} optional />
        <Field name="deities" label={text('registration.deities')} help={text('registration.deitiesHelp')} optional />
      </FieldPair>
      <Field name="description" label={text('registration.description')} rows={3} optional />
      <SubmitButton busy={text('registration.working')} wide>
        {text('registration.next')}
      </SubmitButton>
    </Form>
  );
}
