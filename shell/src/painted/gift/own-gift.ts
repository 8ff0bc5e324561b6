import { hasMoreThanPainted } from '../../early/more-than-painted.ts';
import { isAt, type OwnForms } from '../own-forms.ts';
import { answerGift } from './answer-gift.ts';
import { type GiftStep, giftSteps } from './gift-steps.ts';

/** Everything in a step's form that works without the app: fields, suggested amounts and the button. */
const OWN = 'input, label, button[type="submit"], fieldset > button[aria-pressed]';

/** A guest's gift, whose amount and phone are taken before the app is there. One that the tab has begun before is the app's. */
export function ownGift(): OwnForms | undefined {
  const steps = giftSteps();
  if (!steps || hasMoreThanPainted()) return undefined;
  const own: GiftStep[] = [steps.amount, steps.phone];
  let isOver = false;
  return {
    forms: own.map(({ form }) => form),
    owns: (event) => !isOver && own.some(({ form }) => isAt(form, OWN, event)),
    answer: (page) => {
      const answering = answerGift(steps, page);
      return {
        ...answering,
        begin: () => {
          isOver = true;
          answering.begin();
        },
      };
    },
  };
}
