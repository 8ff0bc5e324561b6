import { recordNames } from '../names/language-pack.ts';
import { checkInstant } from '../place/civil-date.ts';
import { PanchangaRangeError } from '../range-error.ts';
import { cycleClock } from './limbs.ts';

/** A month from new moon to new moon. `name` is plain; `adhika` is separate; `lost` names the month that a kshaya month swallows. */
export type LunarMonth = { name: string; adhika: boolean; startsAt: number; fullMoonAt: number; endsAt: number; lost?: string };

/** A month by number: `month` and `lost` are 1-based from Chaitra, `sunStart` is the running sign of the Sun at the first new moon. */
export type MonthFacts = {
  number: number;
  month: number;
  adhika: boolean;
  lost: number | null;
  sunStart: number;
  startsAt: number;
  fullMoonAt: number;
  endsAt: number;
};

const TITHIS = 30;
const FULL_MOON = 15;
const facts = new Map<number, MonthFacts>();

/** Running number of the lunar month at a UTC instant. */
export function monthNumberAt(ms: number): number {
  return Math.floor(cycleClock('tithi').partAt(ms) / TITHIS);
}

/**
 * The month with a running number, named after the sign that the Sun enters in it: Mesha gives Chaitra. Without an ingress it is adhika and
 * takes the next month's name; with two it has the first name and the second is lost (kshaya). Months use the Lahiri ayanamsa whatever the
 * place's own choice, as every published calendar does.
 */
export function monthFacts(number: number): MonthFacts {
  return facts.get(number) ?? remember(number);
}

function remember(number: number): MonthFacts {
  const tithi = cycleClock('tithi');
  const sun = cycleClock('sunRashi');
  const startsAt = tithi.end(TITHIS * number - 1);
  const endsAt = tithi.end(TITHIS * (number + 1) - 1);
  const sunStart = sun.partAt(startsAt);
  const ingresses = sun.partAt(endsAt) - sunStart;
  const month = sun.index(sunStart + 1);
  const lost = ingresses === 2 ? sun.index(sunStart + 2) : null;
  const fullMoonAt = tithi.end(TITHIS * number + FULL_MOON - 1);
  const made = { number, month, adhika: ingresses === 0, lost, sunStart, startsAt, fullMoonAt, endsAt };
  facts.set(number, made);
  return made;
}

/** Every amanta month that overlaps [from, to), in order. Instants are UTC epoch milliseconds. */
export function lunarMonths(fromMs: number, toMs: number): LunarMonth[] {
  checkSpan(fromMs, toMs);
  const months: LunarMonth[] = [];
  for (let number = monthNumberAt(fromMs); monthFacts(number).startsAt < toMs; number++) months.push(described(monthFacts(number)));
  return months;
}

function described({ month, adhika, lost, startsAt, fullMoonAt, endsAt }: MonthFacts): LunarMonth {
  const plain = { name: monthName(month), adhika, startsAt, fullMoonAt, endsAt };
  return lost === null ? plain : { ...plain, lost: monthName(lost) };
}

function monthName(month: number): string {
  return recordNames().masa[month - 1] ?? '';
}

/** Both ends of a span must be within the tables, in order; throws a `PanchangaRangeError` otherwise. */
export function checkSpan(fromMs: number, toMs: number): void {
  checkInstant(fromMs);
  checkInstant(toMs);
  if (fromMs > toMs) throw new PanchangaRangeError('span', `The span ends (${toMs}) before it begins (${fromMs}).`);
}
