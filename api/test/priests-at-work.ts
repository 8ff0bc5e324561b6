import type { Candidate, Commitment, Need } from '../src/domain/assignments/candidate.ts';
import type { Temple } from '../src/domain/temples/temple.entity.ts';

const ZONE = 'America/New_York';
const temple = (id: string, latitude: number, longitude: number) => ({ id, latitude, longitude, timeZone: ZONE }) as Temple;
/** Edison, Bridgewater and Flushing are within an hour and a half of each other; Ashburn is a day’s trip. */
export const EDISON = temple('edison', 40.53, -74.37);
export const BRIDGEWATER = temple('bridgewater', 40.6, -74.62);
export const FLUSHING = temple('flushing', 40.76, -73.82);
export const ASHBURN = temple('ashburn', 39.04, -77.49);

/** In November 2026, on the clocks of New York. */
export const at = (day: number, time: string) => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00-05:00`);
/** A service for a speaker of Telugu, at the temple. */
export const need = (place: Temple, day: number, time: string, minutes = 60, more: Partial<Need> = {}): Need => {
  const startsAt = at(day, time);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const what = { slotId: `${place.id}:${day}:${time}`, service: 'Abhishekam', skills: [], languages: ['te' as const], priestsNeeded: 1 };
  return { temple: place, at: place, isHome: false, startsAt, endsAt, ...what, ...more };
};
/** Somebody who speaks Telugu and is always free. */
export const priest = (accountId: string, more: Partial<Candidate> = {}): Candidate => ({
  accountId,
  fullName: accountId,
  since: new Date('2025-01-01'),
  languages: ['te', 'en'],
  traditions: [],
  skills: [],
  travelMiles: 60,
  maxPerDay: 6,
  maxPerWeek: 30,
  weekly: [],
  exceptions: [],
  daysOff: [],
  commitments: [],
  ...more,
});
/** An hour or so that a priest has promised already. */
export const taken = (place: Temple, day: number, time: string, minutes = 60): Commitment => {
  const { startsAt, endsAt } = need(place, day, time, minutes);
  return { id: `${place.id}:${day}:${time}`, templeId: place.id, at: place, isHome: false, startsAt, endsAt };
};
