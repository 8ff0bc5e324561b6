import { BRAND, type FamilyDate, type FamilyMember, saidIn } from '@sannidhi/contracts';
import { calendarNames, type Language, nameOf } from '@sannidhi/panchanga';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { FAMILY_FEED_WORDS } from './family-feed-words.ts';

const MS_PER_DAY = 86_400_000;
const ONE_DAY_SECONDS = 86_400;
/** The format requires a creation time; a constant keeps an unchanged feed the same, byte for byte. */
const STAMP = new Date(Date.UTC(2026, 0, 1));

/** The family's dates as a calendar file that calendar apps accept: names and dates, never a date of birth. */
export function familyFeed(
  members: readonly FamilyMember[],
  dates: readonly FamilyDate[],
  placeName: string | null,
  language: Language,
): string {
  const words = saidIn(FAMILY_FEED_WORDS, language);
  const calendar = ical({
    name: words.title,
    description: placeName ? words.place(placeName) : words.noPlace,
    prodId: { company: BRAND.name, product: 'family-panchanga', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ONE_DAY_SECONDS,
  });
  for (const date of dates) {
    const member = members.find(({ id }) => id === date.memberId);
    if (member) calendar.createEvent(entryOf(date, member, language));
  }
  return calendar.toString();
}

function entryOf(date: FamilyDate, { name }: FamilyMember, language: Language) {
  const words = saidIn(FAMILY_FEED_WORDS, language);
  const names = calendarNames(language);
  const start = new Date(`${date.date}T00:00:00Z`);
  const { nakshatra, lunarDay, kind, inBirthMonth } = date;
  const star = nakshatra === null ? [] : [nameOf('nakshatra', nakshatra, names), ...(inBirthMonth ? [words.birthMonth] : [])];
  const lunar = lunarDay ? [lunarDayName(lunarDay, language)] : [];
  return {
    id: `${date.memberId}.${kind}.${date.date}@family`,
    start,
    end: new Date(start.getTime() + MS_PER_DAY),
    allDay: true,
    stamp: STAMP,
    summary: words[kind](name),
    description: [...star, ...lunar].join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** `Shravana Krishna Ashtami` */
function lunarDayName({ tithi, month }: NonNullable<FamilyDate['lunarDay']>, language: Language): string {
  const names = calendarNames(language);
  return [names.masa[month - 1], names.paksha[tithi > 15 ? 1 : 0], nameOf('tithi', tithi, names)].join(' ');
}
