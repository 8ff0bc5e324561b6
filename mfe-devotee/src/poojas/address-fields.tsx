import { US_STATES } from '@sannidhi/contracts';
import { Field, FieldPair, SelectField } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label: String(label) }));

/** A postal address in the United States, as the form's field `name`. */
export function AddressFields({ name }: { name: string }) {
  const text = useTexts();
  return (
    <>
      <Field name={`${name}.name`} label={text('poojas.address.name')} autoComplete="shipping name" maxLength={120} />
      <Field name={`${name}.street`} label={text('poojas.address.street')} autoComplete="shipping address-line1" maxLength={120} />
      <Field
        name={`${name}.street2`}
        label={text('poojas.address.street2')}
        autoComplete="shipping address-line2"
        maxLength={120}
        optional
      />
      <FieldPair>
        <Field name={`${name}.city`} label={text('poojas.address.city')} autoComplete="shipping address-level2" maxLength={80} />
        <SelectField
          name={`${name}.state`}
          label={text('poojas.address.state')}
          placeholder={text('poojas.choose')}
          choices={STATES}
          autoComplete="shipping address-level1"
        />
      </FieldPair>
      <Field
        name={`${name}.zip`}
        label={text('poojas.address.zip')}
        autoComplete="shipping postal-code"
        inputMode="numeric"
        maxLength={5}
      />
    </>
  );
}
