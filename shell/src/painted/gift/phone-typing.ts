import { formatPhoneInput, phoneValue } from '@sannidhi/kit/early';

/** Writes a number as the kit's phone field does while it is typed, with the caret after the same digit. */
export function formatWhileTyping(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return;
    const { value, selectionStart } = target;
    const written = formatPhoneInput(phoneValue(value).slice('+1'.length));
    if (written === value) return;
    const digits = digitsIn(value.slice(0, selectionStart ?? value.length)) - (digitsIn(value) - digitsIn(written));
    target.value = written;
    const caret = selectionStart === value.length ? written.length : placeAfter(written, digits);
    target.setSelectionRange(caret, caret);
  });
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

function placeAfter(text: string, digits: number): number {
  let place = 0;
  while (place < text.length && digitsIn(text.slice(0, place)) < digits) place += 1;
  return place;
}
