import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { EventThanksDesk } from './event-thanks-desk.service.ts';
import { EventThanksSender } from './event-thanks-sender.service.ts';
import { thanksNotifications } from './thanks-notifications.ts';

@Module({
  imports: [EventsModule, TemplesModule],
  providers: [EventThanksDesk, EventThanksSender, provideNotifications(thanksNotifications)],
  exports: [EventThanksDesk],
})
export class EventThanksModule {}
