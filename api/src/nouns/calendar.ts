import { CalendarModule } from '../domain/calendar/calendar.module.ts';
import { PublicCalendarController } from '../portals/public/public-calendar.controller.ts';
import { TempleCalendarController } from '../portals/temple-admin/temple-calendar.controller.ts';
import { apiNoun } from './api-noun.ts';

/** The temple's calendar; what it shows is declared by the nouns. */
export const calendar = apiNoun({
  nouns: [],
  module: CalendarModule,
  controllers: { public: [PublicCalendarController], 'temple-admin': [TempleCalendarController] },
});
