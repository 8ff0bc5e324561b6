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
      {dedicate && <CardFields />}
    </>
  );
}

/** Who gets a card about the dedication: it names the giver as the temple may, and never an amount. */
function CardFields() {
  const text = useTexts();
  const { sendCard, cardBy } = useFormValues<Values>();
  return (
    <>
      <CheckboxField name="sendCard" label={text('donor.card')} help={text('donor.cardHelp')} />
      {sendCard && (
        <>
          <FieldPair>
            <Field name="cardName" label={text('donor.cardName')} autoComplete="off" />
            <SelectField
              name="cardBy"
              label={text('donor.cardBy')}
              choices={[
                { value: 'email', label: text('donor.byEmail') },
                { value: 'mail', label: text('donor.byMail') },
              ]}
            />
          </FieldPair>
          {cardBy === 'mail' ? (
            <Field name="cardAddress" label={text('donor.cardAddress')} autoComplete="off" maxLength={300} />
          ) : (
            <Field name="cardEmail" type="email" label={text('donor.cardEmail')} autoComplete="off" />
          )}
        </>
      )}
    </>
  );
}

/** The name on the receipt, and for a gift whether and how the temple may publish one. */
export function NameFields({ gift = true }: { gift?: boolean }) {
  const text = useTexts();
  const { anonymous, repeats } = useFormValues<Values>();
  return (
    <>
      <Field name="legalName" label={text('donor.receiptName')} help={text('donor.receiptNameHelp')} autoComplete="name" />
      {gift && <CheckboxField name="anonymous" label={text('donor.anonymous')} help={text('donor.anonymousHelp')} />}
      {gift && !anonymous && repeats !== 'regularly' && (
        <Field name="creditedName" label={text('donor.creditedName')} help={text('donor.creditedNameHelp')} autoComplete="off" optional />
      )}
    </>
  );
}
