import { CheckboxField, formatCents, useFormValues } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { AddressFields } from './address-fields.tsx';
import type { BookingValues } from './booking-values.ts';

/** Whether prasadam is mailed, at its price, and where to. */
export function PrasadamFields({ cents }: { cents: number }) {
  const text = useTexts();
  const { mail } = useFormValues<Pick<BookingValues, 'mail'>>();
  return (
    <>
      <CheckboxField name="mail" label={text('poojas.mail', { price: formatCents(cents) })} />
      {mail && <AddressFields name="prasadamTo" />}
    </>
  );
}
