import { type DynamicModule, Module } from '@nestjs/common';
import { PanchangaModule } from '../panchanga/panchanga.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { CALENDAR_PARTS, type CalendarPart } from './calendar-part.ts';
import { PublicCalendarService } from './public-calendar.service.ts';
import { TempleCalendarService } from './temple-calendar.service.ts';
import { TempleSky } from './temple-sky.service.ts';

@Module({
  imports: [PanchangaModule, TemplesModule],
  providers: [PublicCalendarService, TempleCalendarService, TempleSky],
  exports: [PublicCalendarService, TempleCalendarService],
})
export class CalendarModule {}

/** What the nouns show in the temple's calendar. */
export const calendarPartsModule = (parts: readonly CalendarPart[]): DynamicModule => ({
  module: CalendarPartsModule,
  global: true,
  providers: [{ provide: CALENDAR_PARTS, useValue: parts }],
  exports: [CALENDAR_PARTS],
});

@Module({})
class CalendarPartsModule {}
