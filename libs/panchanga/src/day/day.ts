import type { Ayanamsa } from '../astronomy/ayanamsa.ts';
import { cycleClock } from '../calendar/limbs.ts';
import { type SolarDate, solarDate } from '../calendar/solar-months.ts';
import { en } from '../names/calendar.en.ts';
import { type DayNumber, isoDate, weekday } from '../place/civil-date.ts';
import type { PlaceSky } from '../place/place-sky.ts';
import { type Choghadiya, choghadiyaOf, type Hora, horasOf } from './choghadiya.ts';
import { type DayFrame, dayFrame, type Interval } from './day-frame.ts';
import { type Limb, limbsIn, padaOf, padasIn } from './limb-spans.ts';
import { type MasaFacts, masaAt } from './masa.ts';
import { type Periods, periodsOf } from './periods.ts';
import { varjyamAndAmrita } from './varjyam.ts';

type RegionalSolarDate = SolarDate & { name: string };
type Indexed = { index: number; name: string };

/**
 * One Hindu day at one place, from the sunrise of a local civil date to the next sunrise. Instants are UTC milliseconds.
 * On a polar day sunrise or sunset is null, `sun` says which way, and the limbs and periods run from six hours before noon.
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
  /** Sunrise to next sunrise, or the conventional hinges of a polar day. */
  startsAt: number;
  endsAt: number;
  tithi: Limb[];
  nakshatra: Limb[];
  yoga: Limb[];
  karana: Limb[];
  atSunrise: { tithi: number; nakshatra: number; pada: number; yoga: number; karana: number };
  /** Tithis that begin after this sunrise and end before the next. */
  kshaya: number[];
  /** True when the tithi of this sunrise already held at the one before. */
  vriddhi: boolean;
  padas: { nakshatra: number; pada: number; startsAt: number; endsAt: number }[];
  moonRashi: Limb[];
  sunRashi: Limb[];
  ayana: Indexed;
  solar: { tamil: RegionalSolarDate; malayalam: RegionalSolarDate; bengali: RegionalSolarDate };
  periods: Periods & { varjyam: Interval[]; amritaKala: Interval[] };
  choghadiya: { day: Choghadiya[]; night: Choghadiya[] };
  hora: Hora[];
};

/** Everything of a day that follows from the sky alone; festivals and vratas are added by their own rules. */
export function computeDay(sky: PlaceSky, day: DayNumber, ayanamsa: Ayanamsa): DayRecord {
  const frame = dayFrame(sky, day);
  const { start, nextStart } = frame;
  const limbs = limbsOf(frame, ayanamsa);
  const padas = padasIn(start, nextStart, ayanamsa);
  const atSunrise = indicesAt(start, ayanamsa);
  const vara = weekday(day);
  return {
    date: isoDate(day),
    timeZone: sky.place.zone.name,
    vara: { index: vara + 1, name: en.vara[vara] ?? '' },
    ...sunAndMoon(sky, day),
    startsAt: start,
    endsAt: nextStart,
    ...limbs,
    atSunrise,
    kshaya: limbs.tithi.filter(({ startsAt, endsAt }) => startsAt > start && endsAt < nextStart).map(({ index }) => index),
    vriddhi: (limbs.tithi[0]?.startsAt ?? start) <= sky.dayStart(day - 1),
    padas,
    moonRashi: limbsIn('moonRashi', start, nextStart, ayanamsa),
    sunRashi: limbsIn('sunRashi', start, nextStart, ayanamsa),
    ...masaAt(start, atSunrise.tithi),
    ayana: ayanaAt(start, ayanamsa),
    solar: solarDates(sky, day, ayanamsa),
    periods: { ...periodsOf(frame), ...varjyamAndAmrita(limbs.nakshatra, start, nextStart) },
    choghadiya: choghadiyaOf(frame),
    hora: horasOf(frame),
  };
}

function limbsOf({ start, nextStart }: DayFrame, ayanamsa: Ayanamsa) {
  return {
    tithi: limbsIn('tithi', start, nextStart, ayanamsa),
    nakshatra: limbsIn('nakshatra', start, nextStart, ayanamsa),
    yoga: limbsIn('yoga', start, nextStart, ayanamsa),
    karana: limbsIn('karana', start, nextStart, ayanamsa),
  };
}

function sunAndMoon(sky: PlaceSky, day: DayNumber) {
  const { rise, set, noon, up } = sky.sun(day);
  const moon = sky.moon(day);
  const sun: DayRecord['sun'] = rise !== null && set !== null ? 'rises-and-sets' : up ? 'stays-up' : 'stays-down';
  return { sun, sunrise: rise, sunset: set, nextSunrise: sky.sun(day + 1).rise, noon, moonrise: moon.rise, moonset: moon.set };
}

function indicesAt(ms: number, ayanamsa: Ayanamsa) {
  const at = (kind: 'tithi' | 'nakshatra' | 'pada' | 'yoga' | 'karana') => {
    const clock = cycleClock(kind, ayanamsa);
    return clock.index(clock.partAt(ms));
  };
  return { tithi: at('tithi'), nakshatra: at('nakshatra'), pada: padaOf(at('pada')).pada, yoga: at('yoga'), karana: at('karana') };
}

/** Uttarayana while the Sun runs from Makara to Mithuna in the sidereal zodiac. */
function ayanaAt(ms: number, ayanamsa: Ayanamsa): Indexed {
  const clock = cycleClock('sunRashi', ayanamsa);
  const rashi = clock.index(clock.partAt(ms));
  const south = rashi >= 4 && rashi <= 9 ? 1 : 0;
  return { index: south + 1, name: en.ayana[south] ?? '' };
}

function solarDates(sky: PlaceSky, day: DayNumber, ayanamsa: Ayanamsa): DayRecord['solar'] {
  const named = (reckoning: 'tamil' | 'malayalam' | 'bengali') => {
    const date = solarDate(sky, day, reckoning, ayanamsa);
    return { ...date, name: en[reckoning][date.month - 1] ?? '' };
  };
  return { tamil: named('tamil'), malayalam: named('malayalam'), bengali: named('bengali') };
}
