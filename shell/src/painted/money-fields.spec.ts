import { fireEvent, screen } from '@testing-library/react';
import { keepUnheard } from '../early/unheard.ts';
import { pairControls } from '../first-paint/controls.ts';
import { carryTyped } from '../first-paint/typed.ts';
import { answerMoneyFields } from './money-fields.ts';

/** The kit's money field, as it is painted. */
const FIELD = `<div>
  <label><i aria-hidden="true">$</i><span data-text=""><input aria-label="Your gift" name="amountCents" value=""></span></label>
  <fieldset>${['$11', '$51', '$1,116', 'Other'].map((label) => `<button type="button" aria-pressed="false">${label}</button>`).join('')}</fieldset>
</div>`;
const button = (name: string) => screen.getByRole('button', { name });
const amount = () => screen.getByLabelText<HTMLInputElement>('Your gift');
const chosen = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = `<div id="paint"><form>${FIELD}</form></div>`;
});

it('enters a suggested amount at once and shows which one it is', () => {
  answerMoneyFields([]);
  fireEvent.click(button('$1,116'));
  expect(amount()).toHaveValue('1,116');
  expect(chosen()).toEqual(['$1,116']);
  expect(amount().parentElement).toHaveAttribute('data-text', '1,116');
  expect(amount().closest('label')).toHaveTextContent('$.00');
  fireEvent.click(button('Other'));
  expect(amount()).toHaveValue('');
  expect(amount()).toHaveFocus();
  fireEvent.input(amount(), { target: { value: '75.5' } });
  expect(chosen()).toEqual(['Other']);
  fireEvent.click(button('Other'));
  expect(amount()).toHaveValue('75.5');
  fireEvent.blur(amount());
  expect(amount()).toHaveValue('75.50');
  fireEvent.input(amount(), { target: { value: '51' } });
  expect(chosen()).toEqual(['$51']);
});

it('answers a press from before it ran', () => {
  const kept: Event[] = [];
  addEventListener('click', (event) => kept.push(event), { once: true });
  fireEvent.click(button('$11'));
  answerMoneyFields(kept);
  expect(amount()).toHaveValue('11');
});

it('leaves the app the amount that was entered last, not the press before it', () => {
  const kept: Event[] = [];
  addEventListener('click', (event) => kept.push(event), { once: true });
  fireEvent.click(button('$11'));
  answerMoneyFields(kept);
  const tell = keepUnheard(kept);
  fireEvent.click(button('$51'));
  fireEvent.input(amount(), { target: { value: '75' } });
  const paint = document.getElementById('paint') as HTMLElement;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = FIELD;
  const pressed = jest.fn();
  root.addEventListener('click', pressed);
  const counterpart = pairControls(paint, root);
  carryTyped(paint, counterpart);
  tell(counterpart);
  expect(root.querySelector('input')).toHaveValue('75');
  expect(pressed).not.toHaveBeenCalled();
});
