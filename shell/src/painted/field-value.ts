import { moneyValue, phoneValue } from '@sannidhi/kit/early';

/** A field's value as its schema knows it: whole cents, a number in E.164, the choice among several; empty while there is none. */
export function fieldValue(field: HTMLInputElement): string {
  if (field.type === 'radio') return chosen(field)?.value ?? '';
  if (field.type === 'tel') return phoneValue(field.value);
  if (!field.closest('[data-text]')) return field.value;
  const cents = moneyValue(field.value);
  return cents === undefined || Number.isNaN(cents) ? '' : String(cents);
}

const chosen = ({ form, name }: HTMLInputElement) =>
  [...(form?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].find((choice) => choice.name === name);
