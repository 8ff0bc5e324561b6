import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { TicketsModule } from '../tickets/tickets.module.ts';
import { DoorAccess } from './door-access.service.ts';
import { DoorData } from './door-data.ts';
import { DoorDoubts } from './door-doubts.service.ts';
import { DoorHelpers } from './door-helpers.service.ts';
import { DoorLists } from './door-list.service.ts';
import { DoorLogs } from './door-log.service.ts';
import { doorNotifications } from './door-notifications.ts';

@Module({
  imports: [EventsModule, TemplesModule, TicketsModule],
  providers: [DoorAccess, DoorData, DoorDoubts, DoorHelpers, DoorLists, DoorLogs, provideNotifications(doorNotifications)],
  exports: [DoorDoubts, DoorHelpers, DoorLists, DoorLogs],
})
export class DoorsModule {}
