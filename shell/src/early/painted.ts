import { answerSignIn } from '../painted/answer-sign-in.ts';
import { showSent } from '../painted/busy-button.ts';
import { answerMoneyFields } from '../painted/money-fields.ts';
import { isOwn, signInForm } from '../painted/sign-in-form.ts';
import { INTENTS } from './app-loader.ts';
import { takeKeptEvents } from './kept-events.ts';
import { startEarly } from './start-early.ts';

/** The first script of a painted page. A sign-in form and amounts of money work with it alone; everything else waits for the app. */
const signIn = signInForm();
const kept = takeKeptEvents();
answerMoneyFields(kept);
const tellSent = (event: Event) => {
  if (event.type === 'submit' && !isOwn(signIn?.form, event)) showSent(event.target);
};
kept.forEach(tellSent);
document.addEventListener('submit', tellSent);
globalThis.sannidhiKept = () => kept.filter((event) => !isOwn(signIn?.form, event));
startEarly(isInUse());
const early = globalThis.sannidhiEarly;
if (signIn && early) {
  const { pressDone, handOver } = early;
  const send = answerSignIn(signIn, { restart: () => location.reload(), pressDone });
  let running = Promise.resolve();
  const hear = (event: Event) => {
    if (!isOwn(signIn.form, event)) return;
    // Nothing here is a reason to start the app, or for the app to replay.
    event.stopPropagation();
    if (event.type !== 'submit') return;
    event.preventDefault();
    running = Promise.all([running, send()]).then(() => undefined);
  };
  for (const type of INTENTS) document.addEventListener(type, hear, true);
  kept.filter((event) => event.type === 'submit' && isOwn(signIn.form, event)).forEach(hear);
  // A sign-in that is running ends before the app takes the page over.
  early.pressDone = async () => {
    await pressDone();
    await running;
  };
  early.handOver = (counterpart) => {
    handOver(counterpart);
    // A field that appeared out of sight couldn't take the focus.
    if (document.activeElement === document.body && history.state?.usr?.challenge)
      document.querySelector<HTMLElement>('#root form input')?.focus();
  };
}

/** Whether someone is already in a field, of which no event is left; those of a sign-in need no app. */
function isInUse(): boolean {
  const { activeElement } = document;
  return activeElement?.closest('#paint') != null && !signIn?.form.contains(activeElement);
}
