import { WALK_IN_METHODS, type WalkInMethod } from '@sannidhi/contracts';
import { Field, SelectField, useFormField, useFormValues } from '@sannidhi/kit';
import { useEffect } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { CashChange } from './cash-change.tsx';
import type { PricedSlot } from './slot-cards.tsx';

/** How a walk-in pays. A card can't be asked for nothing, so a free pooja isn't paid for by card. */
export function PaymentFields({ slots }: { slots: readonly PricedSlot[] }) {
  const text = useOfficeText('bookings');
  const { slotId } = useFormValues<{ slotId: string }>();
  const isFree = slots.find(({ id }) => id === slotId)?.priceCents === 0;
  const { value: method, setValue } = useFormField<WalkInMethod>('method', false);
  const isRefused = isFree && method === 'card';
  useEffect(() => {
    if (isRefused) setValue('cash');
  }, [isRefused, setValue]);
  const choices = WALK_IN_METHODS.filter((value) => !isFree || value !== 'card');
  return (
    <>
      <SelectField
        name="method"
        label={text('form.method')}
        choices={choices.map((value) => ({ value, label: text(`method.${value}`) }))}
      />
      {method === 'check' && <Field name="checkNumber" label={text('form.checkNumber')} inputMode="numeric" maxLength={20} />}
      {method === 'cash' && <CashChange slots={slots} />}
    </>
  );
}
