import type { Horizon } from '../astronomy/altitude.ts';
import type { Ayanamsa } from '../astronomy/ayanamsa.ts';
import { type CycleKind, cycleClock } from '../calendar/limbs.ts';
import { padaOf } from '../day/limb-spans.ts';
import { type MasaFacts, masaAt } from '../day/masa.ts';
import { recordNames } from '../names/language-pack.ts';
import { nameOf } from '../names/limb-names.ts';
import { checkInstant, isoDate, weekday } from '../place/civil-date.ts';
import { type Place, preparePlace } from '../place/place.ts';
import { placeSky } from '../place/place-sky.ts';

type Indexed = { index: number; name: string };

/** What a birth gives: birth star with its quarter, Moon and Sun signs, tithi, month and the Hindu day's weekday. */
export type BirthDetails = MasaFacts & {
  nakshatra: Indexed & { pada: number };
  /** The Moon's sign (janma rashi). */
  rashi: Indexed;
  sunRashi: Indexed;
  tithi: Indexed;
  yoga: Indexed;
  karana: Indexed;
  vara: Indexed;
  /** Civil date of the Hindu day, which began at the last sunrise before the birth. */
  hinduDate: string;
};

/**
 * The calendar at the exact instant of a birth in a place; `instant` in UTC milliseconds. Before sunrise the weekday and the Hindu day are
 * still those of the previous day. Throws a `PanchangaRangeError` outside the tables.
 */
export function birthDetails(instant: number, place: Place, options: { ayanamsa?: Ayanamsa; horizon?: Horizon } = {}): BirthDetails {
  checkInstant(instant);
  const { ayanamsa = 'lahiri', horizon = 'upper-limb' } = options;
  const sky = placeSky(preparePlace(place), horizon);
  const day = sky.dayHolding(instant);
  const vara = weekday(day);
  const at = (kind: Exclude<CycleKind, 'pada'>) => indexed(kind, instant, ayanamsa);
  const tithi = at('tithi');
  const padaClock = cycleClock('pada', ayanamsa);
  return {
    nakshatra: { ...at('nakshatra'), pada: padaOf(padaClock.index(padaClock.partAt(instant))).pada },
    rashi: at('moonRashi'),
    sunRashi: at('sunRashi'),
    tithi,
    yoga: at('yoga'),
    karana: at('karana'),
    vara: { index: vara + 1, name: recordNames().vara[vara] ?? '' },
    hinduDate: isoDate(day),
    ...masaAt(instant, tithi.index),
  };
}

function indexed(kind: Exclude<CycleKind, 'pada'>, instant: number, ayanamsa: Ayanamsa): Indexed {
  const clock = cycleClock(kind, ayanamsa);
  const index = clock.index(clock.partAt(instant));
  return { index, name: nameOf(kind, index) };
}
