import { type BirthSky, type FamilyMember, type LunarDay, rashisOf, type Star } from '@sannidhi/contracts';
import type { Place } from '@sannidhi/panchanga';
import { cityById } from '@sannidhi/panchanga/cities';
import { birthSkyOf } from './birth-sky.ts';
import type { FamilyMemberRow } from './family-member.entity.ts';

/** A member as the devotee sees it, with what is computed next to what the family knows. `home`: the place for a death without a city. */
export function familyMemberView(row: FamilyMemberRow, home: Place | null): FamilyMember {
  const { accountId: _account, createdAt: _created, updatedAt: _updated, ...details } = row;
  const birthSky = skyOfBirth(row);
  return {
    ...details,
    deathPlaceName: row.deathCity && placeNameOf(row.deathCity),
    birthSky,
    star: starOf(row, birthSky),
    birthday: birthSky && lunarDayOf(birthSky, row.birthTime !== null),
    shraddha: shraddhaOf(row, home),
    hasDied: hasDied(row),
  };
}

/** Whether the family remembers somebody. */
export const hasDied = ({ deathDate, shraddhaTithi }: Pick<FamilyMemberRow, 'deathDate' | 'shraddhaTithi'>): boolean =>
  deathDate !== null || shraddhaTithi !== null;

/** A city in the gazetteer as people write it: `Edison, New Jersey`. */
export function placeNameOf(city: string): string | null {
  const { name, region } = cityById(city) ?? {};
  return name === undefined ? null : [name, region].filter(Boolean).join(', ');
}

/** Where a member was born, once latitude, longitude and zone are known. */
export function birthPlaceOf({ birthLatitude, birthLongitude, birthTimeZone }: FamilyMemberRow): Place | null {
  if (birthLatitude === null || birthLongitude === null || birthTimeZone === null) return null;
  return { latitude: birthLatitude, longitude: birthLongitude, timeZone: birthTimeZone };
}

function skyOfBirth(row: FamilyMemberRow): BirthSky | null {
  const place = birthPlaceOf(row);
  return place && row.birthDate ? birthSkyOf({ date: row.birthDate, time: row.birthTime, place }) : null;
}

/** The family's own information first. If several stars are possible, none is guessed. */
function starOf(row: FamilyMemberRow, sky: BirthSky | null): FamilyMember['star'] {
  const [computed, another] = sky?.stars ?? [];
  if (row.nakshatra !== null) return { ...knownStar(row, row.nakshatra, computed), source: 'family' };
  if (!computed || another) return null;
  return { ...computed, rashi: row.rashi ?? computed.rashi, source: row.birthTime === null ? 'date-only' : 'computed' };
}

function knownStar({ pada, rashi }: FamilyMemberRow, nakshatra: number, computed: Star | undefined): Star {
  const agreeing = computed?.nakshatra === nakshatra ? computed : undefined;
  const quarter = pada ?? agreeing?.pada ?? null;
  const [sign, another] = rashisOf(nakshatra, quarter);
  return { nakshatra, pada: quarter, rashi: rashi ?? (another === undefined ? (sign ?? null) : (agreeing?.rashi ?? null)) };
}

function lunarDayOf({ ofDay, lunarDays }: BirthSky, timeKnown: boolean): NonNullable<FamilyMember['birthday']> {
  return { ...ofDay, source: timeKnown || lunarDays.length === 1 ? 'computed' : 'date-only' };
}

function shraddhaOf(row: FamilyMemberRow, home: Place | null): (LunarDay & { source: 'family' | 'computed' | 'date-only' }) | null {
  const { shraddhaTithi, shraddhaMonth, deathDate, deathTime, deathCity } = row;
  if (shraddhaTithi !== null && shraddhaMonth !== null) {
    return { tithi: shraddhaTithi, month: shraddhaMonth, adhika: false, source: 'family' };
  }
  const place = (deathCity && cityById(deathCity)) || home || birthPlaceOf(row);
  return place && deathDate ? lunarDayOf(birthSkyOf({ date: deathDate, time: deathTime, place }), deathTime !== null) : null;
}
