import type { FamilyDate, FamilyMember, LunarDay } from '@sannidhi/contracts';
import { birthDetails, daysAfter, instantOf, type Panchanga, type Place, type RecurrenceRule } from '@sannidhi/panchanga';

type Span = { from: string; to: string };
type Found = Pick<FamilyDate, 'date' | 'startsAt' | 'endsAt'>;

/**
 * One member's dates within a span of civil dates at a place. The living have their birth star each month, decided at sunrise, and their
 * lunar birthday; the departed have their day of remembrance, decided in the afternoon. If there is an adhika month, yearly dates fall in
 * the regular one.
 */
export function familyDatesOf(member: FamilyMember, calendar: Panchanga, place: Place, span: Span): FamilyDate[] {
  if (member.hasDied) return member.shraddha ? lunarDates(member, 'shraddha', member.shraddha, calendar, span) : [];
  const birthday = member.birthday ? lunarDates(member, 'tithi-birthday', member.birthday, calendar, span) : [];
  return [...starDates(member, calendar, place, span), ...birthday];
}

function starDates(member: FamilyMember, calendar: Panchanga, place: Place, span: Span): FamilyDate[] {
  if (!member.star) return [];
  const { nakshatra } = member.star;
  const birthMonth = solarMonthOfBirth(member);
  return occurrences(calendar, { kind: 'nakshatra', nakshatra }, span).map((found) => ({
    ...found,
    memberId: member.id,
    kind: 'birth-star',
    nakshatra,
    inBirthMonth: birthMonth !== null && birthDetails(found.endsAt - 1000, place).sunRashi.index === birthMonth,
    lunarDay: null,
  }));
}

/** The Sun's sign at birth, or at noon of that day if the hour is unknown; null without a place. */
function solarMonthOfBirth({ birthDate, birthTime, birthLatitude, birthLongitude, birthTimeZone }: FamilyMember): number | null {
  if (!birthDate || birthLatitude === null || birthLongitude === null || !birthTimeZone) return null;
  const place = { latitude: birthLatitude, longitude: birthLongitude, timeZone: birthTimeZone };
  return birthDetails(instantOf(birthDate, birthTime ?? '12:00', birthTimeZone), place).sunRashi.index;
}

function lunarDates(
  { id: memberId }: FamilyMember,
  kind: 'tithi-birthday' | 'shraddha',
  { tithi, month, adhika }: LunarDay,
  calendar: Panchanga,
  span: Span,
): FamilyDate[] {
  const rule = { kind: 'tithi', tithi, month, window: kind === 'shraddha' ? 'aparahna' : 'sunrise' } as const;
  const lunarDay = { tithi, month, adhika };
  return occurrences(calendar, rule, span).map((found) => ({ ...found, memberId, kind, nakshatra: null, inBirthMonth: false, lunarDay }));
}

function occurrences(calendar: Panchanga, rule: RecurrenceRule, { from, to }: Span): Found[] {
  const all: Found[] = [];
  for (let found = calendar.next(rule, daysAfter(from, -1)); found && found.date <= to; found = calendar.next(rule, found.date))
    all.push(found);
  return all;
}
