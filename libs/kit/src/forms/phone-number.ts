/**
 * Numbers in the North American Numbering Plan, the only ones we accept: ten digits, shown as (732) 555-0148, sent as +17325550148. The
 * plan is fixed and small, so the browser needs no phone library; the API checks again.
 */
export function formatPhoneInput(typed: string): string {
  const digits = nationalDigits(typed);
  if (digits.length < 4 || digits.length > 10) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** E.164 as soon as anything is typed; too few digits remain visible for the schema to report. */
export function phoneValue(typed: string): string {
  const digits = nationalDigits(typed);
  return digits ? `+1${digits}` : '';
}

/**
 * The digits after the country code, however they were typed or pasted. No area code begins with 1. A foreign number remains too long and
 * is refused: cut to ten digits, it would be someone else's.
 */
function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return (digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 15);
}
