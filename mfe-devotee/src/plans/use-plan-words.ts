import { type PlanPhrase, type PlanRule, planPhrase } from '@sannidhi/contracts';
import { formatDate, type Text } from '@sannidhi/kit';
import { nameOf } from '@sannidhi/panchanga/words';
import { type CalendarWords, useCalendarWords } from '../family/use-calendar-words.ts';
import { useTexts } from '../use-texts.ts';
import { ordinal } from './ordinal.ts';

const HALF_MONTH = 15;

/** Says how often a plan gives: "Every month on the 15th", "Every Ekadashi". Suspends until the calendar's words have loaded. */
export function usePlanWords(): (rule: PlanRule, startsOn?: string) => string {
  const text = useTexts();
  const words = useCalendarWords();
  return (rule, startsOn) => phraseWords(planPhrase(rule, startsOn), text, words);
}

function phraseWords({ key, day, month, tithis, masa, nakshatra }: PlanPhrase, text: Text, words: CalendarWords): string {
  const say = (values: Record<string, string>) => text(`plans.rule.${key}`, values);
  if (month) return say({ month: monthName(month), day: String(day) });
  if (day) return say({ day: ordinal(day, text) });
  if (tithis) return say({ tithi: tithiName(tithis, text, words), masa: masa ? words.month(masa) : '' });
  return say(nakshatra === undefined ? {} : { star: words.nakshatra(nakshatra) });
}

const monthName = (month: number): string => formatDate(`2026-${String(month).padStart(2, '0')}-01`, { month: 'long' });

/** Both halves' tithi by its bare name, unless the halves name it differently: full and new Moon. */
function tithiName([first = 1, second]: readonly number[], text: Text, { names, tithi }: CalendarWords): string {
  if (second === undefined) return tithi(first);
  return first === HALF_MONTH ? text('plans.rule.either', { first: tithi(first), second: tithi(second) }) : nameOf('tithi', first, names);
}
