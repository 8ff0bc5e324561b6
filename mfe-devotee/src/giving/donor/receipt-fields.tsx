import { CheckboxField, Field, FieldPair, SelectField, useFormValues } from '@sannidhi/kit';
import { useTexts } from '../../use-texts.ts';
import type { DonorGiftValues, PayerValues } from './donor-draft.ts';

/** Who pays; for a gift of its own also whether it repeats. */
type Values = PayerValues & Partial<Pick<DonorGiftValues, 'repeats'>>;

/** In whose honor or memory the gift is given, if the donor wants to say so. Gifts that repeat have no dedication. */
export function DedicationFields() {
  const text = useTexts();
  const { dedicate, repeats } = useFormValues<Values>();
  if (repeats === 'regularly') return null;
  return (
    <>
      <CheckboxField name="dedicate" label={text('donor.dedication')} help={text('donor.dedicationHelp')} />
      {dedicate && (
        <FieldPair>
          <SelectField
            name="dedicationKind"
            label={text('donor.dedicationKind')}
            choices={[
              { value: 'honor', label: text('donor.honor') },
              { value: 'memory', label: text('donor.memory') },
            ]}
          />
          <Field name="dedicationName" label={text('donor.dedicationName')} autoComplete="off" />
        </FieldPair>
      )}
    </>
  );
}

/** The name on the receipt, and whether and how the temple may publish one. */
export function NameFields() {
  const text = useTexts();
  const { anonymous, repeats } = useFormValues<Values>();
  return (
    <>
      <Field name="legalName" label={text('donor.receiptName')} help={text('donor.receiptNameHelp')} autoComplete="name" />
      <CheckboxField name="anonymous" label={text('donor.anonymous')} help={text('donor.anonymousHelp')} />
      {!anonymous && repeats !== 'regularly' && (
        <Field name="creditedName" label={text('donor.creditedName')} help={text('donor.creditedNameHelp')} autoComplete="off" optional />
      )}
    </>
  );
}
