import type { OwnPlan } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** What is said otherwise of a pooja that repeats, under `plans.ofPooja`. */
const OF_POOJAS: ReadonlySet<string> = new Set([
  'one',
  'backToOne',
  'notice.paused',
  'notice.canceled',
  'notice.completed',
  'notice.do.card',
  'notice.do.none',
  'what.heading',
  'what.after',
  'edit.cardEffect',
  'pause.done',
  'pause.resumed',
  'end.help',
  'end.cancel',
  'end.ask',
  'end.effect',
  'end.done',
]);

/** The texts about one plan by their keys after `plans.`: in words of the gift that it gives, or of the pooja that it books. */
export function usePlanTexts(plan: Pick<OwnPlan, 'sells'> | undefined): Text {
  const text = useTexts();
  return (key, values) => text(plan?.sells === 'pooja' && OF_POOJAS.has(key) ? `plans.ofPooja.${key}` : `plans.${key}`, values);
}
