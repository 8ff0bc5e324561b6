import type { BirthSky, LunarDay, Star } from '@sannidhi/contracts';
import { birthDetails, createPanchanga, daysAfter, instantOf, limbEnds, type Place } from '@sannidhi/panchanga';

/** When and where: a civil date, `HH:MM` if known, and the place whose local time it is. */
export interface BirthMoment {
  date: string;
  time: string | null;
  place: Place;
}

type Until<Fact> = Fact & { until: number | null };

/**
 * The star and lunar day at a moment, or without its time all those of the civil day, in order. Throws the library's `PanchangaRangeError`
 * for a date, place or zone out of range.
 */
export function birthSkyOf({ date, time, place }: BirthMoment): BirthSky {
  const ofDay = lunarDayAt(afternoonOf(date, place), place);
  const { timeZone } = place;
  if (time !== null) {
    const at = instantOf(date, time, timeZone);
    const lunarDay = lunarDayAt(at, place);
    return { timeZone, stars: [{ ...starAt(at, place), until: null }], lunarDays: [{ ...lunarDay, until: null }], ofDay: lunarDay };
  }
  const [from, to] = [instantOf(date, '00:00', timeZone), instantOf(daysAfter(date, 1), '00:00', timeZone)];
  return {
    timeZone,
    stars: through('nakshatra', from, to, (start, end) => possibleStar(start, end, place)),
    lunarDays: through('tithi', from, to, (start) => lunarDayAt(start, place)),
    ofDay,
  };
}

/** The values on either side of a limb's ends within a span. */
function through<Fact extends object>(
  kind: 'nakshatra' | 'tithi',
  from: number,
  to: number,
  holding: (start: number, end: number) => Fact,
): Until<Fact>[] {
  const ends = limbEnds(kind, from, to - 1).map(({ endsAt }) => endsAt);
  const starts = [from, ...ends];
  return starts.map((start, index) => ({ ...holding(start, ends[index] ?? to), until: ends[index] ?? null }));
}

/** Just after a limb ends, the next one is in effect, whatever the rounding. */
const JUST_MS = 2_000;

function starAt(at: number, place: Place): Star {
  const { nakshatra, rashi } = birthDetails(at, place);
  return { nakshatra: nakshatra.index, pada: nakshatra.pada, rashi: rashi.index };
}

/** A star over a span of hours: its pada is unknown, its Moon sign is known if it is the same at both ends. */
function possibleStar(start: number, end: number, place: Place): Star {
  const [first, last] = [starAt(start + JUST_MS, place), starAt(end - JUST_MS, place)];
  const same = (one: number | null, other: number | null) => (one === other ? one : null);
  return { nakshatra: first.nakshatra, pada: same(first.pada, last.pada), rashi: same(first.rashi, last.rashi) };
}

function lunarDayAt(at: number, place: Place): LunarDay {
  const { tithi, masa } = birthDetails(at + JUST_MS, place);
  return { tithi: tithi.index, month: masa.amanta.index, adhika: masa.amanta.adhika };
}

/** The middle of the aparahna, the fourth of the day's five parts; the time zone's own afternoon if the Sun neither rises nor sets. */
function afternoonOf(date: string, place: Place): number {
  const { sunrise, sunset } = createPanchanga(place).day(date);
  return sunrise === null || sunset === null ? instantOf(date, '14:30', place.timeZone) : sunrise + (sunset - sunrise) * 0.7;
}
