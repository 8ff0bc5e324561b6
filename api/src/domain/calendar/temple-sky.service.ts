import { Injectable } from '@nestjs/common';
import type { CalendarDay, Language } from '@sannidhi/contracts';
import { calendarNames, inLanguage, nameOf, type PanchangaDay } from '@sannidhi/panchanga';
import { Calendars } from '../panchanga/calendars.ts';
import { FestivalOverridesService } from '../panchanga/festival-overrides.service.ts';
import { withOwnDates } from '../panchanga/own-dates.ts';
import { answered } from '../panchanga/places.service.ts';
import type { Temple } from '../temples/temple.entity.ts';

/** A temple's days in the sky, with festivals on the temple's own dates. */
@Injectable()
export class TempleSky {
  constructor(
    private readonly calendars: Calendars,
    private readonly overrides: FestivalOverridesService,
  ) {}

  /** The days of a span, in order. Throws `invalid-fields` outside the tables. */
  async days(temple: Temple, from: string, to: string, language: Language): Promise<Omit<CalendarDay, 'counts'>[]> {
    const calendar = this.calendars.of(temple, {});
    const days = answered(() => calendar.range(from, to));
    const own = await this.overrides.ofTemple(temple.id);
    const named = (festival: PanchangaDay['festivals'][number]) =>
      language === 'en' ? festival : { ...festival, ...inLanguage(festival, language) };
    const festivals = withOwnDates(
      days.flatMap((day) => day.festivals.map(named)),
      own,
      { from, to },
      (date) => calendar.day(date).festivals.map(named),
    );
    return days.map((day) =>
      skyOf(
        day,
        festivals.filter(({ date }) => date === day.date).map(({ name }) => name),
        language,
      ),
    );
  }
}

function skyOf({ date, tithi, nakshatra, periods: { rahuKalam } }: PanchangaDay, festivals: string[], language: Language) {
  const [atSunrise] = tithi;
  const [star] = nakshatra;
  const names = calendarNames(language);
  return {
    date,
    festivals,
    tithi: atSunrise ? { index: atSunrise.index, name: nameOf('tithi', atSunrise.index, names), endsAt: iso(atSunrise.endsAt) } : null,
    nakshatra: star ? { name: nameOf('nakshatra', star.index, names), endsAt: iso(star.endsAt) } : null,
    rahuKalam: { from: iso(rahuKalam.startsAt), until: iso(rahuKalam.endsAt) },
  };
}

const iso = (instant: number): string => new Date(instant).toISOString();
