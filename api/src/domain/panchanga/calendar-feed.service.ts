import { Injectable } from '@nestjs/common';
import { BRAND, type PanchangaFestival, type panchangaEndpoints, type QueryOf } from '@sannidhi/contracts';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { PanchangaService } from './panchanga.service.ts';

const MS_PER_DAY = 86_400_000;
const ONE_DAY_SECONDS = 86_400;
/** When an entry was made is asked for by the format; a constant keeps an unchanged feed the same, byte for byte. */
const STAMP = new Date(Date.UTC(2026, 0, 1));

/** Festivals and vratas as a calendar that calendar apps subscribe to. */
@Injectable()
export class CalendarFeedService {
  constructor(private readonly panchanga: PanchangaService) {}

  /** The feed of this year and the next, whole days in the place's own dates, each with its rule and reason. */
  async feed({ kinds = 'festivals', ...query }: QueryOf<typeof panchangaEndpoints.calendar>, now = new Date()): Promise<string> {
    const year = now.getUTCFullYear();
    const { place, festivals, vratas } = await this.panchanga.observances(query, [year, year + 1]);
    const calendar = ical({
      name: `${place.name}: panchanga`,
      description: `Computed for the sky over ${place.name}`,
      prodId: { company: BRAND.name, product: 'panchanga', language: (query.language ?? 'en').toUpperCase() },
      method: ICalCalendarMethod.PUBLISH,
      ttl: ONE_DAY_SECONDS,
    });
    const shown = [...(kinds === 'vratas' ? [] : festivals), ...(kinds === 'festivals' ? [] : vratas)];
    for (const festival of shown.sort((a, b) => a.date.localeCompare(b.date))) calendar.createEvent(entryOf(festival, place));
    return calendar.toString();
  }
}

function entryOf(festival: PanchangaFestival, place: { name: string; latitude: number; longitude: number }) {
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
