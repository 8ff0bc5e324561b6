import type { PaintedStep } from '@sannidhi/contracts';

/** A step's markup, as the release of its screen brings it, and what it checks and says. */
export interface GiftStep {
  name: 'amount' | 'phone';
  element: HTMLElement;
  form: HTMLFormElement;
  facts: PaintedStep;
}

/** The painted steps of a guest's gift. */
export interface GiftSteps {
  amount: GiftStep;
  phone: GiftStep;
}

/** The steps of this page's first paint; undefined for another screen, and for a release that was built before they worked by themselves. */
export function giftSteps(): GiftSteps | undefined {
  const [amount, phone] = [stepOf('amount'), stepOf('phone')];
  return amount && phone ? { amount, phone } : undefined;
}

function stepOf(name: GiftStep['name']): GiftStep | undefined {
  const element = document.querySelector<HTMLElement>(`#paint [data-step="${name}"]`);
  const form = element?.querySelector('form');
  const facts = element?.querySelector('[data-step-facts]')?.textContent;
  return element && form && facts ? { name, element, form, facts: JSON.parse(facts) as PaintedStep } : undefined;
}

/** The address of a step, as the screen's own. */
export function addressOf(step: GiftStep['name'] | 'code'): string {
  const query = new URLSearchParams(location.search);
  if (step === 'amount') query.delete('step');
  else query.set('step', step);
  return `${location.pathname}?${query}`;
}

/** The step at the page's address; a code is entered in the app. */
export const stepAtAddress = ({ amount, phone }: GiftSteps): GiftStep =>
  new URLSearchParams(location.search).has('step') ? phone : amount;
