import { Injectable } from '@nestjs/common';
import type {
  FestivalOverride,
  PanchangaCity,
  PanchangaDayReply,
  PanchangaFestival,
  PanchangaFestivalsReply,
  PanchangaMonthReply,
  PanchangaYearReply,
  panchangaEndpoints,
  QueryOf,
} from '@sannidhi/contracts';
import { type Festival, inLanguage, type Language, lunarMonths, type Panchanga, type PanchangaDay, sankrantis } from '@sannidhi/panchanga';
import { searchCities } from '@sannidhi/panchanga/cities';
import { CalendarWork } from './calendar-work.ts';
import { Calendars } from './calendars.ts';
import { FestivalOverridesService } from './festival-overrides.service.ts';
import { type Span, withOwnDates } from './own-dates.ts';
import { answered, type ChosenPlace, type PlaceQuery, PlacesService } from './places.service.ts';

type Asked = ChosenPlace & { calendar: Panchanga; language: Language };

const CITIES_SHOWN = 10;

/**
 * The panchanga for any place, computed and never looked up; a temple's own festival dates are applied if it is asked about. What the public
 * asks is answered the same for everyone, so that it can be cached.
 */
@Injectable()
export class PanchangaService {
  constructor(
    private readonly places: PlacesService,
    private readonly calendars: Calendars,
    private readonly overrides: FestivalOverridesService,
    private readonly work: CalendarWork,
  ) {}

  /** One day. Throws `invalid-fields` for anything outside the tables, `not-found` for an unknown temple. */
  async day({ date, ...query }: QueryOf<typeof panchangaEndpoints.day>): Promise<PanchangaDayReply> {
    const asked = await this.ask(query);
    const day = answered(() => asked.calendar.day(date));
    const festivals = await this.own(asked, day.festivals, { from: date, to: date });
    return { place: asked.place, ...day, vratas: day.vratas.map(spokenIn(asked.language)), festivals };
  }

  /** Every day of a month, `YYYY-MM`. */
  async month({ month, ...query }: QueryOf<typeof panchangaEndpoints.month>): Promise<PanchangaMonthReply> {
    const asked = await this.ask(query);
    const [year = 0, index = 1] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year, index, 0)).getUTCDate();
    const span = { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
    const days = answered(() => asked.calendar.range(span.from, span.to));
    const computed = days.flatMap((day) => day.festivals);
    const festivals = await this.own(asked, computed, span);
    return { place: asked.place, month, days: days.map((day) => monthDayView(dayView(day, asked.language, festivals))) };
  }

  /** A civil year's festivals. */
  async festivals({ year, ...query }: QueryOf<typeof panchangaEndpoints.festivals>): Promise<PanchangaFestivalsReply> {
    const asked = await this.ask(query);
    return { place: asked.place, year, festivals: await this.inTurn(asked, year, () => this.festivalsOf(asked, year)) };
  }

  /** A civil year's festivals, vratas, lunar months and sankrantis. */
  async year({ year, ...query }: QueryOf<typeof panchangaEndpoints.year>): Promise<PanchangaYearReply> {
    const asked = await this.ask(query);
    const work = async () => ({
      festivals: await this.festivalsOf(asked, year),
      vratas: answered(() => asked.calendar.vratas(year)).map(spokenIn(asked.language)),
    });
    const { festivals, vratas } = await this.inTurn(asked, year, work);
    const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
    return { place: asked.place, year, festivals, vratas, lunarMonths: lunarMonths(from, to), sankrantis: sankrantis(from, to) };
  }

  /** A temple's own dates, for a page that computes the rest itself. Throws `not-found` for an unknown temple. */
  async ownDates({ temple }: QueryOf<typeof panchangaEndpoints.ownDates>): Promise<FestivalOverride[]> {
    const { templeId } = await this.places.choose({ temple });
    return templeId === null ? [] : this.overrides.ofTemple(templeId);
  }

  /** Cities whose name begins with the search, the United States first. */
  cities({ search, limit = CITIES_SHOWN }: QueryOf<typeof panchangaEndpoints.cities>): PanchangaCity[] {
    return searchCities(search, limit);
  }

  /** Several years' festivals and vratas at a query's place, for the calendar feed. */
  async observances(
    query: PlaceQuery,
    years: readonly number[],
  ): Promise<{ place: ChosenPlace['place']; festivals: PanchangaFestival[]; vratas: PanchangaFestival[] }> {
    const asked = await this.ask(query);
    const festivals = await Promise.all(years.map((year) => this.festivalsOf(asked, year)));
    const vratas = years.flatMap((year) => asked.calendar.vratas(year)).map(spokenIn(asked.language));
    return { place: asked.place, festivals: festivals.flat(), vratas };
  }

  /** Festivals and vratas in a span of civil dates for an account, in order, with a temple's own dates if a temple is asked about. */
  async between(accountId: string, query: PlaceQuery, span: Span): Promise<PanchangaFestival[]> {
    const asked = await this.ask(query, accountId);
    const days = answered(() => asked.calendar.range(span.from, span.to));
    const festivals = await this.own(
      asked,
      days.flatMap((day) => day.festivals),
      span,
    );
    const vratas = days.flatMap((day) => day.vratas).map(spokenIn(asked.language));
    return [...festivals, ...vratas].sort((a, b) => a.date.localeCompare(b.date));
  }

  private async ask(query: PlaceQuery, accountId: string | null = null): Promise<Asked> {
    const { tradition, region, language = 'en' } = query;
    const chosen = await this.places.choose(query, accountId);
    return { ...chosen, language, calendar: answered(() => this.calendars.of(chosen.place, { tradition, region })) };
  }

  /** Runs a year's work immediately if it is cached, otherwise when it is its turn. Throws `unavailable` if too many are waiting. */
  private async inTurn<Result>({ calendar }: Asked, year: number, work: () => Promise<Result>): Promise<Result> {
    if (this.calendars.isWorkedOut(calendar, year)) return work();
    const [result] = await this.work.run([work]);
    this.calendars.workedOut(calendar, year);
    return result as Result;
  }

  private festivalsOf(asked: Asked, year: number): Promise<PanchangaFestival[]> {
    const festivals = answered(() => asked.calendar.festivals(year));
    return this.own(asked, festivals, { from: `${year}-01-01`, to: `${year}-12-31` });
  }

  /** Festivals in the requested language, on the temple's own dates if a temple is asked about. */
  private async own({ calendar, templeId, language }: Asked, festivals: readonly Festival[], span: Span): Promise<PanchangaFestival[]> {
    const spoken = festivals.map(spokenIn(language));
    if (templeId === null) return spoken;
    const own = await this.overrides.ofTemple(templeId);
    return withOwnDates(spoken, own, span, (date) => calendar.day(date).festivals.map(spokenIn(language)));
  }
}

function spokenIn(language: Language): (festival: Festival) => PanchangaFestival {
  return (festival) => (language === 'en' ? festival : { ...festival, ...inLanguage(festival, language) });
}

function dayView(day: PanchangaDay, language: Language, festivals: readonly PanchangaFestival[]) {
  return { ...day, vratas: day.vratas.map(spokenIn(language)), festivals: festivals.filter(({ date }) => date === day.date) };
}

function monthDayView({
  date,
  sunrise,
  sunset,
  moonrise,
  moonset,
  tithi,
  nakshatra,
  paksha,
  masa,
  kshaya,
  vriddhi,
  vratas,
  festivals,
}: ReturnType<typeof dayView>) {
  return { date, sunrise, sunset, moonrise, moonset, tithi, nakshatra, paksha, masa, kshaya, vriddhi, vratas, festivals };
}
