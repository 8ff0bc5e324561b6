import { coverFeeCents, formatMoney, GUEST_DRAFT_KEY, type GuestChoice, type SentCode } from '@sannidhi/contracts';
import { fieldValue } from '../field-value.ts';
import type { GiftSteps } from './gift-steps.ts';

/** What is chosen and entered so far. */
export function giftChoice({ amount, phone }: GiftSteps): GuestChoice {
  const valueIn = (form: HTMLFormElement, name: string) => {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    return field ? fieldValue(field) : '';
  };
  const { temple = '', code = '' } = amount.element.dataset;
  return {
    templeSlug: temple,
    qrCodeId: code,
    amountCents: Number(valueIn(amount.form, 'amountCents')) || null,
    fundId: valueIn(amount.form, 'fundId'),
    coverFees: amount.form.querySelector<HTMLInputElement>('[name="coverFees"]')?.checked === true,
    phone: valueIn(phone.form, 'phone'),
    email: valueIn(phone.form, 'email'),
  };
}

/** Keeps the gift in the tab, where the app finds it. */
export function keepChoice(choice: GuestChoice, code?: SentCode): void {
  try {
    sessionStorage.setItem(GUEST_DRAFT_KEY, JSON.stringify({ ...choice, ...(code ? { sentCode: code } : {}) }));
  } catch {
    // Storage is blocked: the app takes over what the fields say.
  }
}

/** Shows what the gift comes to: the fee that may be covered, the total on the button and above the phone, with its purpose. */
export function showCost({ amount, phone }: GiftSteps, { amountCents, coverFees }: GuestChoice): void {
  const { words } = amount.facts;
  const giftCents = Math.max(0, amountCents ?? 0);
  const coverCents = coverFeeCents(giftCents);
  const total = formatMoney(giftCents + (coverFees ? coverCents : 0));
  const cover = amount.form.querySelector<HTMLElement>('[data-cover]');
  if (cover) {
    cover.hidden = giftCents === 0;
    const label = cover.querySelector('label > span:last-child');
    label?.replaceChildren(worded(words.cover, { fee: formatMoney(coverCents), gift: formatMoney(giftCents) }));
  }
  const button = amount.form.querySelector('button[type="submit"]');
  const label = giftCents > 0 ? worded(words.continueWith, { total }) : worded(words.continue);
  if (button && button.textContent !== label) button.replaceChildren(label);
  const chosen = amount.form.querySelector('[name="fundId"]:checked')?.closest('label');
  phone.element.querySelector('[data-total]')?.replaceChildren(total);
  phone.element.querySelector('[data-purpose]')?.replaceChildren(chosen?.querySelector('b')?.textContent ?? '');
}

const worded = (sentence = '', values: Readonly<Record<string, string>> = {}) =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
