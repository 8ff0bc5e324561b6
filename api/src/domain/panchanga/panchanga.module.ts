import { Module } from '@nestjs/common';
import { TemplesModule } from '../temples/temples.module.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { CalendarWork } from './calendar-work.ts';
import { Calendars } from './calendars.ts';
import { FestivalOverridesService } from './festival-overrides.service.ts';
import { PanchangaService } from './panchanga.service.ts';
import { PlacesService } from './places.service.ts';

@Module({
  imports: [TemplesModule],
  providers: [PanchangaService, PlacesService, Calendars, CalendarWork, FestivalOverridesService, CalendarFeedService],
  exports: [PanchangaService, PlacesService, Calendars, CalendarFeedService, FestivalOverridesService],
})
export class PanchangaModule {}
