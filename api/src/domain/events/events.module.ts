import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/consents.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { PanchangaModule } from '../panchanga/panchanga.module.ts';
import { ResourcesModule } from '../resources/resources.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { EventCalendar } from './event-calendar.service.ts';
import { EventDateFollowers } from './event-date-followers.ts';
import { EventDates } from './event-dates.service.ts';
import { EventDesk } from './event-desk.service.ts';
import { EventNotices } from './event-notices.service.ts';
import { eventNotifications } from './event-notifications.ts';
import { EventPlanner } from './event-planner.service.ts';
import { EventPosters } from './event-posters.service.ts';
import { EventSeries } from './event-series.service.ts';
import { PublicEvents } from './public-events.service.ts';

const SERVICES = [
  EventCalendar,
  EventDateFollowers,
  EventDates,
  EventDesk,
  EventNotices,
  EventPlanner,
  EventPosters,
  EventSeries,
  PublicEvents,
];

@Module({
  imports: [ConsentsModule, PanchangaModule, ResourcesModule, TemplesModule],
  providers: [...SERVICES, provideNotifications(eventNotifications)],
  exports: SERVICES,
})
export class EventsModule {}
