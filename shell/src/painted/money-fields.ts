import { parseMoney } from '@sannidhi/contracts';
import { moneyText, moneyValue } from '@sannidhi/kit/early';

/** The input of the kit's money field, within the copy of its text that gives it its width. */
const INPUT = '#paint [data-text] > input';
const QUICK_AMOUNT = 'fieldset > button[aria-pressed]';

/**
 * Makes painted fields for an amount of money work without their app: a suggested amount is entered at once, and shown as chosen for as
 * long as it is the amount. The app finds it as if it had been typed.
 *
 * @param before what was pressed before this script ran
 */
export function answerMoneyFields(before: readonly Event[]): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(INPUT)].map(moneyField);
  if (fields.length === 0) return;
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(QUICK_AMOUNT) : null;
    const field = button && fields.find(({ amounts }) => amounts.includes(button));
    if (!field) return;
    // It was heard: pressed again in the app it would replace what was typed since.
    event.preventDefault();
    field.choose(button);
  };
  for (const event of before) if (event.type === 'click') press(event);
  document.addEventListener('click', press, true);
}

function moneyField(input: HTMLInputElement) {
  const copy = input.parentElement as HTMLElement;
  const amounts = [...(copy.parentElement?.parentElement?.querySelectorAll<HTMLElement>(QUICK_AMOUNT) ?? [])];
  const cents = amounts.map(({ textContent }) => parseMoney(textContent));
  const isOther = (value: number | undefined) => value !== undefined && !cents.includes(value);
  const enter = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const show = () => {
    const value = moneyValue(input.value);
    copy.dataset.text = input.value;
    showWholeDollars(copy, input.value !== '' && !input.value.includes('.'));
    for (const [index, button] of amounts.entries())
      button.setAttribute('aria-pressed', String(cents[index] === undefined ? isOther(value) : cents[index] === value));
  };
  const choose = (button: HTMLElement) => {
    const amount = cents[amounts.indexOf(button)];
    if (amount !== undefined) return enter(moneyText(amount));
    if (!isOther(moneyValue(input.value))) enter('');
    input.focus();
  };
  input.addEventListener('input', show);
  input.addEventListener('blur', () => {
    const value = moneyValue(input.value);
    if (value !== undefined && Number.isFinite(value)) enter(moneyText(value));
  });
  show();
  return { amounts, choose };
}

/** The cents of an amount without any follow it, quietly. */
function showWholeDollars(copy: HTMLElement, isShown: boolean): void {
  copy.nextElementSibling?.remove();
  if (!isShown) return;
  const cents = Object.assign(document.createElement('i'), { textContent: '.00' });
  cents.setAttribute('aria-hidden', 'true');
  copy.after(cents);
}
