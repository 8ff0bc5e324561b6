import { Module } from '@nestjs/common';
import { TemplesModule } from '../temples/temples.module.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { CalendarWork } from './calendar-work.ts';
import { Calendars } from './calendars.ts';
import { FestivalDates } from './festival-dates.service.ts';
import { FestivalOverridesService } from './festival-overrides.service.ts';
import { PanchangaService } from './panchanga.service.ts';
import { PlacesService } from './places.service.ts';

@Module({
  imports: [TemplesModule],
  providers: [PanchangaService, PlacesService, Calendars, CalendarWork, FestivalDates, FestivalOverridesService, CalendarFeedService],
  exports: [PanchangaService, PlacesService, Calendars, CalendarFeedService, FestivalDates, FestivalOverridesService],
})
export class PanchangaModule {}
