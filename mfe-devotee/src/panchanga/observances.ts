import type { FestivalOverride } from '@sannidhi/contracts';
import type { Festival, Panchanga } from '@sannidhi/panchanga/web';

/** A festival or vrata on the day it is observed; `moved` if the temple observes a different day than the rule gives. */
export type Observance = Festival & { moved?: FestivalOverride };

/** Observances on a civil date: festivals first, a named Ekadashi once. */
export function observedOn(calendar: Panchanga, date: string, ownDates: readonly FestivalOverride[]): Observance[] {
  const { festivals, vratas } = calendar.day(date);
  const movedHere = ownDates.filter((own) => own.date === date).flatMap((own) => moved(calendar.day(own.computedDate).festivals, own));
  const kept = [...festivals.filter((festival) => !isMoved(festival, ownDates)), ...movedHere];
  const named = kept.some(({ id }) => id.endsWith('-ekadashi'));
  return [...kept, ...vratas.filter(({ id }) => !(named && id === 'ekadashi'))];
}

/** The festivals, the vratas or both in a civil year, by date. */
export function observedInYear(
  calendar: Panchanga,
  year: number,
  ownDates: readonly FestivalOverride[],
  kinds: 'festivals' | 'vratas' | 'all' = 'festivals',
): Observance[] {
  const festivals = kinds === 'vratas' ? [] : calendar.festivals(year);
  const vratas = kinds === 'festivals' ? [] : calendar.vratas(year);
  const kept = festivals.filter((festival) => !isMoved(festival, ownDates));
  const movedHere = ownDates
    .filter(({ date, computedDate }) => date.startsWith(`${year}-`) && kinds !== 'vratas' && computedDate !== date)
    .flatMap((own) => moved(calendar.day(own.computedDate).festivals, own));
  return [...kept, ...movedHere, ...vratas].sort((a, b) => a.date.localeCompare(b.date));
}

/** The next festivals, including those on the date itself. */
export function nextObserved(calendar: Panchanga, date: string, ownDates: readonly FestivalOverride[], count: number): Observance[] {
  const year = Number(date.slice(0, 4));
  const inYear = (one: number) => observedInYear(calendar, one, ownDates).filter((festival) => festival.date >= date);
  const thisYear = inYear(year);
  return (thisYear.length >= count || year === LAST_YEAR ? thisYear : [...thisYear, ...inYear(year + 1)]).slice(0, count);
}

const LAST_YEAR = 2100;

const isMoved = ({ id, date }: Festival, ownDates: readonly FestivalOverride[]) =>
  ownDates.some(({ festivalId, computedDate }) => festivalId === id && computedDate === date);

function moved(festivals: readonly Festival[], own: FestivalOverride): Observance[] {
  return festivals.filter(({ id }) => id === own.festivalId).map((festival) => ({ ...festival, date: own.date, moved: own }));
}
