import { BRAND, type SentCode } from '@sannidhi/contracts';
import { whenIdle } from '../../remotes/when-idle.ts';
import { showSent, whileBusy } from '../busy-button.ts';
import { watchFields } from '../field-notes.ts';
import type { PaintedPage } from '../own-forms.ts';
import { askForCode, showFailure } from './ask-for-code.ts';
import { giftChoice, keepChoice, showCost } from './gift-choice.ts';
import { addressOf, type GiftStep, type GiftSteps, stepAtAddress } from './gift-steps.ts';
import { formatWhileTyping } from './phone-typing.ts';
import { focusStart, stepAnnouncer } from './step-start.ts';

/** The app starts once nothing was touched for so long: what it has besides, such as the cart, isn't far. */
const CALM_MS = 1500;

/**
 * Makes the first two steps of a guest's gift work without their app: amount, purpose and fee, then the phone, up to the code that is texted
 * to it. Everything is kept in the tab and in the address, so the app goes on from there.
 */
export function answerGift(steps: GiftSteps, { pressDone, needApp }: PaintedPage) {
  const { amount, phone } = steps;
  const announcer = stepAnnouncer();
  const isComplete = new Map([amount, phone].map((step) => [step, watchFields(step.form, step.facts, pressDone)]));
  let calm: ReturnType<typeof setTimeout> | undefined;
  let hasMoved = false;
  let sent: SentCode | undefined;
  let hasBegun = false;

  const keep = () => {
    const choice = giftChoice(steps);
    showCost(steps, choice);
    keepChoice(choice, sent);
  };
  const show = (step: GiftStep) => {
    if (!step.element.hidden) return;
    for (const one of [amount, phone]) one.element.hidden = one !== step;
    hasMoved = true;
    document.title = `${step.facts.title} · ${BRAND.name}`;
    announcer.say(step.facts.title);
    window.scrollTo(0, 0);
    focusStart(step.element);
  };
  const showStepAtAddress = () => show(stepAtAddress(steps));
  const goBack = (event: Event) => {
    if (hasBegun || !(event.target instanceof Element && event.target.closest('a'))) return;
    event.preventDefault();
    history.pushState(null, '', addressOf('amount'));
    show(amount);
  };
  const goOn = () => {
    history.pushState(null, '', addressOf('phone'));
    for (const link of phone.form.querySelectorAll('a')) link.setAttribute('href', addressOf('amount'));
    show(phone);
    whenIdle(needApp);
  };
  const send = async () => {
    sent = await askForCode(giftChoice(steps));
    keep();
    history.pushState(null, '', addressOf('code'));
  };
  const askOnce = async () => {
    const button = phone.form.querySelector<HTMLButtonElement>('button[type="submit"]');
    const { sending = '' } = phone.facts.words;
    if (sent || !button || button.disabled) return;
    showFailure(phone);
    await whileBusy(button, sending, () => send().catch((error) => showFailure(phone, error)));
    if (!sent) return;
    // The app has the next step: it is nearly there.
    button.replaceChildren(sending);
    showSent(phone.form);
    needApp();
  };

  const keepUntilBegun = () => {
    if (!hasBegun) keep();
  };
  for (const { form } of [amount, phone]) form.addEventListener('input', keepUntilBegun);
  formatWhileTyping(phone.form);
  phone.form.addEventListener('click', goBack);
  addEventListener('popstate', showStepAtAddress);
  showCost(steps, giftChoice(steps));
  return {
    send: async (form: HTMLFormElement) => {
      const step = form === phone.form ? phone : amount;
      if (!isComplete.get(step)?.()) return;
      keep();
      if (step === phone) await askOnce();
      else goOn();
    },
    used: () => {
      clearTimeout(calm);
      calm = setTimeout(needApp, CALM_MS);
    },
    begin: () => {
      clearTimeout(calm);
      hasBegun = true;
    },
    replaced: () => {
      removeEventListener('popstate', showStepAtAddress);
      announcer.end();
      // What appeared out of sight couldn't take the focus.
      const root = document.getElementById('root');
      if (root && hasMoved && document.activeElement === document.body) focusStart(root);
    },
  };
}
