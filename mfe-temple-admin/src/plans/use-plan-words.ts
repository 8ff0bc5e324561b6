import { type PlanRule, planPhrase } from '@sannidhi/contracts';
import { formatDate, type Text } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { type LunarWords, useLunarWords } from './use-lunar-words.ts';

const HALF_MONTH = 15;

/** Says how often a plan gives: "Monthly on day 15", "Every Ekadashi". Suspends until the names of tithis have loaded. */
export function usePlanWords(): (rule: PlanRule, startsOn?: string) => string {
  const text = useOfficeText('plans');
  const words = useLunarWords();
  return (rule, startsOn) => {
    const { key, day = '', month, tithis, masa, nakshatra } = planPhrase(rule, startsOn);
    return text(`rule.${key}`, {
      day,
      month: month ? formatDate(`2026-${String(month).padStart(2, '0')}-01`, { month: 'long' }) : '',
      tithi: tithis ? tithiName(tithis, text, words) : '',
      masa: masa ? words.month(masa) : '',
      star: nakshatra ? words.nakshatra(nakshatra) : '',
    });
  };
}

/** Both halves' tithi by its bare name, unless the halves name it differently: full and new Moon. */
function tithiName([first = 1, second]: readonly number[], text: Text, { tithi }: LunarWords): string {
  if (second === undefined) return tithi(first);
  return first === HALF_MONTH ? text('rule.either', { first: tithi(first), second: tithi(second) }) : tithi(first, true);
}
