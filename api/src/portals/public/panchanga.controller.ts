import { Controller, type StreamableFile } from '@nestjs/common';
import {
  type FestivalOverride,
  type PanchangaCity,
  type PanchangaDayReply,
  type PanchangaFestivalsReply,
  type PanchangaMonthReply,
  type PanchangaYearReply,
  panchangaEndpoints,
  type QueryOf,
} from '@sannidhi/contracts';
import { CalendarFeedService } from '../../domain/panchanga/calendar-feed.service.ts';
import { PanchangaService } from '../../domain/panchanga/panchanga.service.ts';
import { calendarFile } from '../../platform/http/calendar-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PanchangaController {
  constructor(
    private readonly panchanga: PanchangaService,
    private readonly feeds: CalendarFeedService,
  ) {}

  @Handle(panchangaEndpoints.day)
  day(@ValidQuery() query: QueryOf<typeof panchangaEndpoints.day>): Promise<PanchangaDayReply> {
    return this.panchanga.day(query);
  }

  @Handle(panchangaEndpoints.month)
  month(@ValidQuery() query: QueryOf<typeof panchangaEndpoints.month>): Promise<PanchangaMonthReply> {
    return this.panchanga.month(query);
  }

  @Handle(panchangaEndpoints.year)
  year(@ValidQuery() query: QueryOf<typeof panchangaEndpoints.year>): Promise<PanchangaYearReply> {
    return this.panchanga.year(query);
  }

  @Handle(panchangaEndpoints.festivals)
  festivals(@ValidQuery() query: QueryOf<typeof panchangaEndpoints.festivals>): Promise<PanchangaFestivalsReply> {
    return this.panchanga.festivals(query);
  }

  @Handle(panchangaEndpoints.cities)
  cities(@ValidQuery() query: QueryOf<typeof panchangaEndpoints.cities>): PanchangaCity[] {
    return this.panchanga.cities(query);
  }

  @Handle(panchangaEndpoints.ownDates)
  ownDates(@ValidQuery() query: QueryOf<typeof panchangaEndpoints.ownDates>): Promise<FestivalOverride[]> {
    return this.panchanga.ownDates(query);
  }

  @Handle(panchangaEndpoints.calendar)
  async calendar(@ValidQuery() query: QueryOf<typeof panchangaEndpoints.calendar>): Promise<StreamableFile> {
    return calendarFile(await this.feeds.feed(query), 'panchanga');
  }
}
