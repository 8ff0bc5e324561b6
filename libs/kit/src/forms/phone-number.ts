/**
 * Numbers of the North American plan, the only ones the product takes: ten digits, shown as (732) 555-0148, sent as +17325550148.
 * The plan is fixed and small, so it needs no phone library in the browser; the API checks again.
 */
export function formatPhoneInput(typed: string): string {
  const digits = nationalDigits(typed);
  if (digits.length < 4 || digits.length > 10) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** E.164 once anything was typed; too few digits stay visibly wrong for the schema to name. */
export function phoneValue(typed: string): string {
  const digits = nationalDigits(typed);
  return digits ? `+1${digits}` : '';
}

/**
 * The digits after the country code, however they were typed or pasted. No area code begins with 1. A number of another country
 * stays too long and is refused: cut to ten digits it would be somebody else's.
 */
function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return (digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 15);
}
