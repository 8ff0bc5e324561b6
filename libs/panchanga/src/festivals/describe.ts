import { cycleClock } from '../calendar/limbs.ts';
import { monthFacts, monthNumberAt } from '../calendar/lunar-months.ts';
import type { CalendarNames, Language } from '../names/calendar-names.ts';
import { festivalName } from '../names/festival-name.ts';
import { languagePack, spoken } from '../names/language-pack.ts';
import { nameOf } from '../names/limb-names.ts';
import { localTime, longDate } from '../names/local-time.ts';
import type { ReasonWords } from '../names/reasons.en.ts';
import type { DayNumber } from '../place/civil-date.ts';
import type { DecisionCode } from './decide.ts';
import type { Anchor, FestivalRule, Tradition } from './rule-types.ts';

const HALF_MONTH = 15;

/** What the sentences refer to: the rule, the limb's span, the chosen and the considered days, and the time zone for printing. */
export type Subject = {
  rule: FestivalRule;
  tradition: Tradition | 'both';
  startsAt: number;
  endsAt: number;
  day: DayNumber;
  code: DecisionCode;
  weighed: readonly DayNumber[];
  timeZone: string;
};

type Words = { calendar: CalendarNames; reasons: ReasonWords; language: Language };
type Filling = Record<string, string>;

/** The rule in words, free of any year: “Ashvina Krishna Amavasya (amanta month) at pradosha”. */
export function ruleSentence(subject: Subject, language: Language): string {
  const words = wordsOf(language);
  const { anchor, window } = subject.rule;
  return fill(words.reasons.rules[ruleKey(anchor)], { window: words.reasons.windows[window], ...anchorFilling(anchor, subject, words) });
}

/** Why the chosen date is the date, with the limb's own local times. */
export function reasonSentence(subject: Subject, language: Language): string {
  const words = wordsOf(language);
  const { rule, startsAt, endsAt, code, weighed, day, timeZone } = subject;
  const filling = {
    limb: limbName(rule.anchor, startsAt, words),
    window: words.reasons.windows[rule.window],
    days: weighed.map((one) => longDate(one, language)).join(' / '),
    date: longDate(day, language),
    from: localTime(startsAt, timeZone, language),
    to: localTime(endsAt, timeZone, language),
  };
  const sentence = fill(words.reasons.decisions[code], filling);
  return filling.limb === '' ? sentence : `${fill(words.reasons.lasts, filling)} ${sentence}`;
}

function wordsOf(language: Language): Words {
  const { calendar, reasons } = languagePack(language);
  return { calendar, reasons, language: spoken(language) };
}

/** A template cut at its braces: text and keys in turn. */
const cut = new Map<string, string[]>();

function fill(template: string, filling: Filling): string {
  const pieces = cut.get(template) ?? template.split(/[{}]/);
  cut.set(template, pieces);
  let text = '';
  for (let i = 0; i < pieces.length; i++) text += i % 2 ? filling[pieces[i] as string] : pieces[i];
  return text;
}

function ruleKey(anchor: Anchor): keyof ReasonWords['rules'] {
  if (anchor.kind === 'tithi' && anchor.month === 0) return 'every-month';
  if (anchor.kind === 'nakshatra' && anchor.rashi === 0) return 'every-nakshatra';
  return anchor.kind;
}

function anchorFilling(anchor: Anchor, { tradition, startsAt }: Subject, words: Words): Filling {
  const { calendar, reasons } = words;
  const rashi = 'rashi' in anchor ? (calendar.rashi[anchor.rashi - 1] ?? '') : '';
  if (anchor.kind === 'nakshatra') return { rashi, nakshatra: nameOf('nakshatra', anchor.nakshatra, calendar) };
  if (anchor.kind === 'sankranti') return { rashi, begins: reasons.sankrantiDays[anchor.begins] };
  if (anchor.kind === 'solar-day') return { rashi, day: String(anchor.day) };
  if (anchor.kind === 'beside') return { count: String(anchor.days), festival: festivalName(anchor.festival, words.language) };
  if (anchor.kind === 'dhanu-ekadashi') return {};
  return {
    masa: anchor.month === 0 ? monthOf(startsAt, words) : (calendar.masa[anchor.month - 1] ?? ''),
    paksha: calendar.paksha[anchor.tithi > HALF_MONTH ? 1 : 0] ?? '',
    tithi: nameOf('tithi', anchor.tithi, calendar),
    weekday: anchor.kind === 'weekday-before' ? (calendar.vara[anchor.weekday] ?? '') : '',
    tradition: reasons.traditions[tradition],
  };
}

/** Name of the lunar month in which the span begins, with its adhika mark. */
function monthOf(startsAt: number, { calendar }: Words): string {
  const { month, adhika } = monthFacts(monthNumberAt(startsAt));
  const name = calendar.masa[month - 1] ?? '';
  return adhika ? `${calendar.adhika} ${name}` : name;
}

/** The limb behind the festival; empty for those that depend on the Sun's ingress or on another festival. */
function limbName(anchor: Anchor, startsAt: number, { calendar }: Words): string {
  if (anchor.kind === 'nakshatra') return nameOf('nakshatra', anchor.nakshatra, calendar);
  if (anchor.kind === 'sankranti' || anchor.kind === 'solar-day' || anchor.kind === 'beside') return '';
  const clock = cycleClock('tithi');
  return nameOf('tithi', clock.index(clock.partAt(startsAt)), calendar);
}
