import type { PlanRule } from '@sannidhi/contracts';
import { createPanchanga, type Panchanga, type Place } from '@sannidhi/panchanga';
import { type CardKind, outcomeOf } from './provider-double.ts';

const DAY = 86_400_000;
/** Days after the date and hour on the donor's clocks, written down a second time. */
const RETRIES = [
  [1, 13],
  [2, 18],
  [4, 8],
  [6, 11],
  [8, 16],
  [10, 20],
  [12, 10],
  [13, 15],
] as const;

export interface ModelPlan {
  rule: PlanRule;
  timeZone: string;
  place: Place;
  startsOn: string;
  endsAfter: number | null;
  cents: number;
  card: CardKind;
}

interface ModelDate {
  n: number;
  on: string;
  state: 'open' | 'paid' | 'done' | 'skipped';
  attempts: number;
  cents: number | null;
  tryAt: number;
  waitsForCard: boolean;
}

/** What should be charged, kept the simple way: day after day, without a database, a provider, workers or faults. */
export class PlanModel {
  readonly dates: ModelDate[] = [];
  status: 'active' | 'paused' | 'canceled' = 'active';
  nextN = 0;
  #firstN = 0;
  #cardWorks = true;
  readonly #skipped = new Set<number>();
  #listed: string[] | null = null;

  constructor(public readonly plan: ModelPlan) {}

  get cardWorks(): boolean {
    return this.#cardWorks;
  }

  /** The dates a worker charges who looks at `now`. */
  round(now: number): void {
    while (this.status === 'active') {
      const on = this.dateOf(this.nextN);
      if (on === null || nineOf(on, this.plan.timeZone) > now) break;
      const skipped = this.dates.find(({ n }) => n === this.nextN);
      if (skipped) skipped.on = on;
      else this.dates.push({ n: this.nextN, on, state: 'open', attempts: 0, cents: null, tryAt: now, waitsForCard: false });
      this.nextN += 1;
    }
    for (const date of this.dates) if (date.state === 'open' && date.tryAt <= now) this.attempt(date, now);
  }

  pause(): void {
    if (this.status !== 'active') return;
    this.status = 'paused';
    this.skipOpen();
  }

  /** False where it is refused for want of a card. */
  resume(now: number): boolean {
    if (this.status !== 'paused') return true;
    if (!this.#cardWorks) return false;
    this.status = 'active';
    for (let on = this.dateOf(this.nextN); on !== null && nineOf(on, this.plan.timeZone) <= now; on = this.dateOf(this.nextN))
      this.nextN += 1;
    return true;
  }

  cancel(): void {
    this.status = 'canceled';
    this.skipOpen();
  }

  /** Skips a date that failed and waits, or else the next one; its number. */
  skip(): number {
    const open = this.dates.find(({ state }) => state === 'open');
    if (open) {
      open.state = 'skipped';
      return open.n;
    }
    const n = this.nextN;
    if (!this.#skipped.has(n)) {
      this.#skipped.add(n);
      this.dates.push({ n, on: this.dateOf(n)!, state: 'skipped', attempts: 0, cents: null, tryAt: 0, waitsForCard: false });
    }
    return n;
  }

  newCard(card: CardKind, now: number): void {
    this.plan.card = card;
    this.#cardWorks = true;
    for (const date of this.dates) if (date.state === 'open') Object.assign(date, { tryAt: now, waitsForCard: false });
  }

  changeDay(day: number, today: string): void {
    const nextOn = this.dateOf(this.nextN)!;
    const last = this.dates.find(({ n }) => n === this.nextN - 1);
    const free = last && last.on >= today ? plus(last.on, 1) : today;
    const turn = `${nextOn.slice(0, 8)}01`;
    this.plan.rule = { kind: this.plan.rule.kind, day };
    this.plan.startsOn = free > turn ? free : turn;
    this.#firstN = this.nextN;
    this.#listed = null;
  }

  private attempt(date: ModelDate, now: number): void {
    if (date.waitsForCard) {
      date.state = 'done';
      return;
    }
    if (!this.#cardWorks) {
      this.waitForCard(date, now);
      return;
    }
    date.cents ??= this.plan.cents;
    date.attempts += 1;
    const outcome = outcomeOf(this.plan.card, date.attempts);
    if (outcome === 'paid') date.state = 'paid';
    else if (outcome === 'later') this.later(date, now);
    else {
      this.#cardWorks = false;
      if (outcome === 'never') date.state = 'done';
      else this.waitForCard(date, now);
    }
  }

  private waitForCard(date: ModelDate, now: number): void {
    const until = at(plus(date.on, 14), 9, this.plan.timeZone);
    if (until <= now) date.state = 'done';
    else Object.assign(date, { waitsForCard: true, tryAt: until });
  }

  private later(date: ModelDate, now: number): void {
    const next = RETRIES.map(([days, hour]) => at(plus(date.on, days), hour, this.plan.timeZone)).find((time) => time > now);
    if (next === undefined) date.state = 'done';
    else date.tryAt = next;
  }

  private skipOpen(): void {
    for (const date of this.dates) if (date.state === 'open') date.state = 'skipped';
  }

  private dateOf(n: number): string | null {
    if (this.plan.endsAfter !== null && n >= this.plan.endsAfter) return null;
    this.#listed ??= list(this.plan);
    return this.#listed[n - this.#firstN] ?? null;
  }
}

/** Every date of a rule for three years and more, found by looking at each day. */
function list({ rule, startsOn, place }: ModelPlan): string[] {
  const days = Array.from({ length: rule.kind === 'yearly' ? 2_000 : 1_250 }, (_, index) => plus(startsOn, index));
  const { kind } = rule;
  if (kind === 'weekly') return days.filter((_, index) => index % 7 === 0);
  if (kind === 'tithi' || kind === 'nakshatra') return lunar(rule, startsOn, place);
  const wanted = rule.day ?? Number(startsOn.slice(8));
  const every = { monthly: 1, quarterly: 3, yearly: 12 }[kind];
  return days.filter((on) => Number(on.slice(8)) === Math.min(wanted, lastDayOf(on))).filter((_, index) => index % every === 0);
}

const calendars = new Map<string, Panchanga>();
const listed = new Map<string, string[]>();

function lunar(rule: PlanRule, startsOn: string, place: Place): string[] {
  const key = JSON.stringify([rule, place]);
  const all = listed.get(key) ?? lunarDays(rule, place);
  listed.set(key, all);
  return all.filter((on) => on >= startsOn);
}

function lunarDays({ kind, tithi = 0, paksha, nakshatra = 0 }: PlanRule, place: Place): string[] {
  const calendar = calendars.get(place.timeZone) ?? createPanchanga(place, { tradition: 'smarta' });
  calendars.set(place.timeZone, calendar);
  if (tithi === 11 && paksha === 'both') {
    return [2026, 2027, 2028, 2029].flatMap((year) => calendar.vratas(year).filter(({ id }) => id === 'ekadashi')).map(({ date }) => date);
  }
  const rules =
    kind === 'nakshatra' ? [{ kind, nakshatra }] : halves(paksha).map((half) => ({ kind: 'tithi' as const, tithi: tithi + half }));
  return rules.flatMap((each) => chain(calendar, each as Parameters<Panchanga['next']>[0])).sort();
}

const halves = (paksha: PlanRule['paksha']): number[] => (paksha === 'both' ? [0, 15] : [paksha === 'krishna' ? 15 : 0]);

function chain(calendar: Panchanga, rule: Parameters<Panchanga['next']>[0]): string[] {
  const dates: string[] = [];
  for (let last = '2025-12-31'; last < '2030'; ) {
    const next = calendar.next(rule, last);
    if (!next) break;
    last = next.date;
    dates.push(last);
  }
  return dates;
}

const plus = (on: string, days: number): string => new Date(Date.parse(on) + days * DAY).toISOString().slice(0, 10);
const lastDayOf = (on: string): number => new Date(Date.UTC(Number(on.slice(0, 4)), Number(on.slice(5, 7)), 0)).getUTCDate();

const instants = new Map<string, number>();
const nineOf = (on: string, timeZone: string): number => at(on, 9, timeZone);

/** The instant at which clocks of a zone of the US show an hour: the one of a few that does. */
function at(on: string, hour: number, timeZone: string): number {
  const key = `${on} ${hour} ${timeZone}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  const wall = Date.parse(on) + hour * 3_600_000;
  const shown = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  const wanted = `${on}, ${String(hour).padStart(2, '0')}:00`;
  const found = [4, 5, 6, 7, 8].map((west) => wall + west * 3_600_000).find((instant) => shown.format(instant) === wanted);
  if (found === undefined) throw new Error(`No instant shows ${wanted} in ${timeZone}.`);
  instants.set(key, found);
  return found;
}
