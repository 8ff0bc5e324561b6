import type { Ayanamsa } from '../astronomy/ayanamsa.ts';
import { cycleClock } from '../calendar/limbs.ts';
import { type SolarDate, solarDate } from '../calendar/solar-months.ts';
import { recordNames } from '../names/language-pack.ts';
import { type DayNumber, isoDate, weekday } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { type Choghadiya, choghadiyaOf, type Hora, horasOf } from './choghadiya.ts';
import { type DayFrame, dayFrame } from './day-frame.ts';
import { type Limb, limbsIn, padasIn } from './limb-spans.ts';
import { type MasaFacts, masaAt } from './masa.ts';
import { type Periods, periodsOf } from './periods.ts';

type RegionalSolarDate = SolarDate & { name: string };
type Indexed = { index: number; name: string };

/**
 * One Hindu day in one place, from the sunrise of a local civil date to the next sunrise. Instants are UTC milliseconds. On a polar day
 * sunrise or sunset is null, `sun` says which, and the limbs and periods run from six hours before noon.
 */
export type DayRecord = MasaFacts & {
  date: string;
  timeZone: string;
  vara: Indexed;
  sun: 'rises-and-sets' | 'stays-up' | 'stays-down';
  sunrise: number | null;
  sunset: number | null;
  nextSunrise: number | null;
  noon: number;
  moonrise: number | null;
  moonset: number | null;
  /** Sunrise to next sunrise, or a polar day's conventional boundaries. */
  startsAt: number;
  endsAt: number;
  tithi: Limb[];
  nakshatra: Limb[];
  yoga: Limb[];
  karana: Limb[];
  atSunrise: { tithi: number; nakshatra: number; pada: number; yoga: number; karana: number };
  /** Tithis that begin after this sunrise and end before the next. */
  kshaya: number[];
  /** True if this sunrise's tithi was already in effect at the previous one. */
  vriddhi: boolean;
  padas: { nakshatra: number; pada: number; startsAt: number; endsAt: number }[];
  moonRashi: Limb[];
  sunRashi: Limb[];
  ayana: Indexed;
  solar: { tamil: RegionalSolarDate; malayalam: RegionalSolarDate; bengali: RegionalSolarDate };
  periods: Periods;
  choghadiya: { day: Choghadiya[]; night: Choghadiya[] };
  hora: Hora[];
};

/** A day's observances; computed when first read, because festivals are computed by month. */
export type Observances<T> = { vratas: () => T[]; festivals: () => T[] };

/** One day, with every field written out: spreading parts together would cost as much as computing them. */
export function computeDay<T>(
  sky: PlaceSky,
  day: DayNumber,
  ayanamsa: Ayanamsa,
  observances: Observances<T>,
): DayRecord & { vratas: T[]; festivals: T[] } {
  const frame = dayFrame(sky, day);
  const { start, nextStart } = frame;
  const tithi = limbsIn('tithi', start, nextStart, ayanamsa);
  const nakshatra = limbsIn('nakshatra', start, nextStart, ayanamsa);
  const yoga = limbsIn('yoga', start, nextStart, ayanamsa);
  const karana = limbsIn('karana', start, nextStart, ayanamsa);
  const padas = padasIn(start, nextStart, ayanamsa);
  const facts = masaAt(start, tithi[0]?.index ?? 1);
  const sun = sky.sun(day);
  const moon = sky.moon(day);
  const vara = weekday(day);
  let vratas: T[] | undefined;
  let festivals: T[] | undefined;
  return {
    date: isoDate(day),
    timeZone: sky.place.zone.name,
    vara: { index: vara + 1, name: recordNames().vara[vara] ?? '' },
    sun: sun.rise !== null && sun.set !== null ? 'rises-and-sets' : sun.up ? 'stays-up' : 'stays-down',
    sunrise: sun.rise,
    sunset: sun.set,
    nextSunrise: sky.sun(day + 1).rise,
    noon: sun.noon,
    moonrise: moon.rise,
    moonset: moon.set,
    startsAt: start,
    endsAt: nextStart,
    tithi,
    nakshatra,
    yoga,
    karana,
    atSunrise: {
      tithi: tithi[0]?.index ?? 0,
      nakshatra: nakshatra[0]?.index ?? 0,
      pada: padas[0]?.pada ?? 0,
      yoga: yoga[0]?.index ?? 0,
      karana: karana[0]?.index ?? 0,
    },
    kshaya: skippedTithis(tithi, frame),
    vriddhi: (tithi[0]?.startsAt ?? start) <= sky.dayStart(day - 1),
    padas,
    moonRashi: limbsIn('moonRashi', start, nextStart, ayanamsa),
    sunRashi: limbsIn('sunRashi', start, nextStart, ayanamsa),
    paksha: facts.paksha,
    masa: facts.masa,
    ritu: facts.ritu,
    years: facts.years,
    ayana: ayanaAt(start, ayanamsa),
    solar: solarDates(sky, day, ayanamsa),
    periods: periodsOf(frame, nakshatra),
    choghadiya: choghadiyaOf(frame),
    hora: horasOf(frame),
    get vratas() {
      vratas ??= observances.vratas();
      return vratas;
    },
    get festivals() {
      festivals ??= observances.festivals();
      return festivals;
    },
  };
}

function skippedTithis(tithis: readonly Limb[], { start, nextStart }: DayFrame): number[] {
  const skipped: number[] = [];
  for (const { index, startsAt, endsAt } of tithis) if (startsAt > start && endsAt < nextStart) skipped.push(index);
  return skipped;
}

/** Uttarayana while the Sun runs from Makara to Mithuna in the sidereal zodiac. */
function ayanaAt(ms: number, ayanamsa: Ayanamsa): Indexed {
  const clock = cycleClock('sunRashi', ayanamsa);
  const rashi = clock.index(clock.partAt(ms));
  const south = rashi >= 4 && rashi <= 9 ? 1 : 0;
  return { index: south + 1, name: recordNames().ayana[south] ?? '' };
}

function solarDates(sky: PlaceSky, day: DayNumber, ayanamsa: Ayanamsa): DayRecord['solar'] {
  const named = (reckoning: 'tamil' | 'malayalam' | 'bengali') => {
    const date = solarDate(sky, day, reckoning, ayanamsa);
    return { month: date.month, day: date.day, year: date.year, name: recordNames()[reckoning][date.month - 1] ?? '' };
  };
  return { tamil: named('tamil'), malayalam: named('malayalam'), bengali: named('bengali') };
}
