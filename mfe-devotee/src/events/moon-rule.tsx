import type { EventRule } from '@sannidhi/contracts';
import { usePlanWords } from '../plans/use-plan-words.ts';

/** How often an event on a tithi or a nakshatra is: "Every Ekadashi". Suspends until the calendar's words have loaded. */
export function MoonRule({ rule: { kind, tithi, paksha, nakshatra } }: { rule: EventRule }) {
  const words = usePlanWords();
  return words(kind === 'nakshatra' ? { kind, nakshatra } : { kind: 'tithi', tithi, paksha });
}
