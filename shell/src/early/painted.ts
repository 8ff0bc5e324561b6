import { showSent } from '../painted/busy-button.ts';
import { ownGift } from '../painted/gift/own-gift.ts';
import { answerMoneyFields } from '../painted/money-fields.ts';
import type { OwnForms } from '../painted/own-forms.ts';
import { ownSignIn } from '../painted/sign-in-form.ts';
import { answerSkipLink } from '../painted/skip-link.ts';
import { INTENTS } from './app-loader.ts';
import type { EarlyPage } from './early-page.ts';
import { takeKeptEvents } from './kept-events.ts';
import { startEarly } from './start-early.ts';

/**
 * The first script of a painted page. A sign-in, amounts of money and the first steps of a gift work with it alone; everything else waits
 * for the app.
 */
const own = ownSignIn() ?? ownGift();
const isOwn = (event: Event) => own?.owns(event) ?? false;
const kept = takeKeptEvents();
answerMoneyFields(kept);
answerSkipLink();
const tellSent = (event: Event) => {
  if (event.type === 'submit' && !isOwn(event)) showSent(event.target);
};
kept.forEach(tellSent);
document.addEventListener('submit', tellSent);
globalThis.sannidhiKept = () => kept.filter((event) => !isOwn(event));
const needApp = startEarly(isInUse());
const early = globalThis.sannidhiEarly;
if (own && early) work(own, early);

/** Makes the page's own forms answer for as long as the app doesn't. */
function work({ forms, answer }: OwnForms, page: EarlyPage): void {
  const { pressDone, handOver } = page;
  const { send, used, begin, replaced } = answer({ pressDone, needApp });
  let running = Promise.resolve();
  const hear = (event: Event) => {
    if (!isOwn(event)) return;
    event.stopPropagation();
    used?.();
    if (event.type !== 'submit') return;
    event.preventDefault();
    running = Promise.all([running, send(event.target as HTMLFormElement)]).then(() => undefined);
  };
  for (const type of INTENTS) document.addEventListener(type, hear, true);
  kept.filter(isOwn).forEach(hear);
  if (forms.some((form) => form.contains(document.activeElement))) used?.();
  if (begin)
    page.begin = async () => {
      begin();
      await running;
    };
  // What is being sent is answered before the app takes the page over.
  page.pressDone = async () => {
    await pressDone();
    await running;
  };
  page.handOver = (counterpart) => {
    handOver(counterpart);
    replaced();
  };
}

/** Whether someone is already in a field, of which no event is left; those of the page's own forms need no app. */
function isInUse(): boolean {
  const { activeElement } = document;
  return activeElement?.closest('#paint') != null && !own?.forms.some((form) => form.contains(activeElement));
}
