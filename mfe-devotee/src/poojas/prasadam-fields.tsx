import { CheckboxField, formatCents, useFormField } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { AddressFields } from './address-fields.tsx';

/** Whether prasadam is mailed, at its price, and where to. */
export function PrasadamFields({ cents, at = '' }: { cents: number; at?: string }) {
  const text = useTexts();
  const { value: mail } = useFormField<boolean>(`${at}mail`, false);
  return (
    <>
      <CheckboxField name={`${at}mail`} label={text('poojas.mail', { price: formatCents(cents) })} />
      {mail && <AddressFields name={`${at}prasadamTo`} />}
    </>
  );
}
