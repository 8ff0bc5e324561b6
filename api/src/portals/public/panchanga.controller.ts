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
import type { Actor } from '../../platform/auth/actor.ts';
import { calendarFile } from '../../platform/http/calendar-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PanchangaController {
  constructor(
    private readonly panchanga: PanchangaService,
    private readonly feeds: CalendarFeedService,
  ) {}

  @Handle(panchangaEndpoints.day)
  day(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof panchangaEndpoints.day>): Promise<PanchangaDayReply> {
    return this.panchanga.day(actor, query);
  }

  @Handle(panchangaEndpoints.month)
  month(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof panchangaEndpoints.month>): Promise<PanchangaMonthReply> {
    return this.panchanga.month(actor, query);
  }

  @Handle(panchangaEndpoints.year)
  year(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof panchangaEndpoints.year>): Promise<PanchangaYearReply> {
    return this.panchanga.year(actor, query);
  }

  @Handle(panchangaEndpoints.festivals)
  festivals(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof panchangaEndpoints.festivals>,
  ): Promise<PanchangaFestivalsReply> {
    return this.panchanga.festivals(actor, query);
  }

  @Handle(panchangaEndpoints.cities)
  cities(@ValidQuery() query: QueryOf<typeof panchangaEndpoints.cities>): PanchangaCity[] {
    return this.panchanga.cities(query);
  }

  @Handle(panchangaEndpoints.ownDates)
  ownDates(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof panchangaEndpoints.ownDates>): Promise<FestivalOverride[]> {
    return this.panchanga.ownDates(actor, query);
  }

  @Handle(panchangaEndpoints.calendar)
  async calendar(@ValidQuery() query: QueryOf<typeof panchangaEndpoints.calendar>): Promise<StreamableFile> {
    return calendarFile(await this.feeds.feed(query), 'panchanga');
  }
}
