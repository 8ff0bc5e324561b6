import { Injectable } from '@nestjs/common';
import { BRAND, type PanchangaFestival, type panchangaEndpoints, type QueryOf } from '@sannidhi/contracts';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { CalendarWork } from './calendar-work.ts';
import { PanchangaService } from './panchanga.service.ts';

const MS_PER_DAY = 86_400_000;
const ONE_DAY_SECONDS = 86_400;
/** The format requires a creation time; a constant keeps an unchanged feed the same, byte for byte. */
const STAMP = new Date(Date.UTC(2026, 0, 1));

/** Feeds cached as sent, a few hundred kilobytes each; the least recently requested one is dropped. */
const KEPT = 24;
/** Entries written in one step. */
const AT_ONCE = 25;
/** A kilometer: sunrise differs by three seconds at most, and the phones in one hall request one feed. */
const DEGREE_DIGITS = 2;

type FeedQuery = QueryOf<typeof panchangaEndpoints.calendar>;
type Place = { name: string; latitude: number; longitude: number };

/** Festivals and vratas as a calendar that calendar apps subscribe to. */
@Injectable()
export class CalendarFeedService {
  readonly #kept = new Map<string, Promise<string>>();

  constructor(
    private readonly panchanga: PanchangaService,
    private readonly work: CalendarWork,
  ) {}

  /**
   * The feed for this year and the next, with whole days on the place's own dates, each with its rule and reason. Coordinates are rounded
   * to a hundredth of a degree. Throws `unavailable` if too many uncached places are waiting.
   */
  async feed(query: FeedQuery, now = new Date()): Promise<string> {
    const near = { ...query, latitude: rounded(query.latitude), longitude: rounded(query.longitude) };
    const own = query.temple ? await this.panchanga.ownDates({ temple: query.temple }) : [];
    const key = JSON.stringify([near, now.getUTCFullYear(), own]);
    const feed = this.#kept.get(key) ?? this.write(near, now.getUTCFullYear());
    this.keep(key, feed);
    return feed.catch((error: unknown) => {
      this.#kept.delete(key);
      throw error;
    });
  }

  private keep(key: string, feed: Promise<string>): void {
    this.#kept.delete(key);
    this.#kept.set(key, feed);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  private async write({ kinds = 'festivals', ...query }: FeedQuery, year: number): Promise<string> {
    const years = await this.work.run([year, year + 1].map((each) => () => this.panchanga.observances(query, [each])));
    const shown = years.flatMap(({ festivals, vratas }) => [
      ...(kinds === 'vratas' ? [] : festivals),
      ...(kinds === 'festivals' ? [] : vratas),
    ]);
    const place = years[0]?.place ?? { name: '', latitude: 0, longitude: 0 };
    const sorted = shown.sort((a, b) => a.date.localeCompare(b.date));
    const pieces = Array.from({ length: Math.ceil(sorted.length / AT_ONCE) || 1 }, (_, n) => sorted.slice(n * AT_ONCE, (n + 1) * AT_ONCE));
    const texts = await this.work.run(pieces.map((piece) => () => calendarOf(piece, place, query.language ?? 'en')));
    return joined(texts);
  }
}

const rounded = (degrees: number | undefined): number | undefined =>
  degrees === undefined ? undefined : Number(degrees.toFixed(DEGREE_DIGITS));

function calendarOf(festivals: readonly PanchangaFestival[], place: Place, language: string): string {
  const calendar = ical({
    name: `${place.name}: panchanga`,
    description: `Computed for the sky over ${place.name}`,
    prodId: { company: BRAND.name, product: 'panchanga', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ONE_DAY_SECONDS,
  });
  for (const festival of festivals) calendar.createEvent(entryOf(festival, place));
  return calendar.toString();
}

/** Calendars with the same name merged: the first one's header, everyone's entries. */
function joined(calendars: readonly string[]): string {
  const [first = ''] = calendars;
  const entries = calendars.map((text) => (text.includes(ENTRY) ? text.slice(text.indexOf(ENTRY), text.lastIndexOf(END)) : ''));
  const head = first.slice(0, first.includes(ENTRY) ? first.indexOf(ENTRY) : first.lastIndexOf(END));
  return head + entries.join('') + first.slice(first.lastIndexOf(END));
}

const ENTRY = 'BEGIN:VEVENT';
const END = 'END:VCALENDAR';

function entryOf(festival: PanchangaFestival, place: Place) {
  const { id, name, date, tradition, rule, reason, override } = festival;
  const start = new Date(`${date}T00:00:00Z`);
  const moved = override ? [`${override.note} (${override.computedDate})`] : [];
  return {
    id: `${id}.${override?.computedDate ?? date}.${tradition}@${place.latitude},${place.longitude}`,
    start,
    end: new Date(start.getTime() + MS_PER_DAY),
    allDay: true,
    stamp: STAMP,
    summary: tradition === 'both' ? name : `${name} (${tradition})`,
    description: [...moved, `${rule}.`, reason].join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}
