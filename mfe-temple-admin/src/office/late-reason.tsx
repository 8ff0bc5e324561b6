import { Field, useFormField } from '@sannidhi/kit';
import { useOfficeText } from './namespace.ts';
import { sameDayLastYear } from './temple-time.ts';
import { useTemple } from './use-temple.ts';

/** Asks why money is recorded only now, for a day more than a year back at the temple. */
export function LateReason({ day, name }: { day: string; name: string }) {
  const text = useOfficeText();
  const { today } = useTemple();
  const { value } = useFormField<string>(day, false);
  if (!value || value >= sameDayLastYear(today)) return null;
  return <Field name={name} label={text('office.lateReason')} help={text('office.lateReasonHelp')} maxLength={200} />;
}
