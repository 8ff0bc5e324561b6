import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/consents.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { AudienceService } from './audience.service.ts';
import { BroadcastClicks } from './broadcast-clicks.service.ts';
import { BroadcastDelivery } from './broadcast-delivery.service.ts';
import { BroadcastDesk } from './broadcast-desk.service.ts';
import { BroadcastDriver } from './broadcast-driver.service.ts';
import { BroadcastFeeder } from './broadcast-feeder.service.ts';
import { BroadcastFreeze } from './broadcast-freeze.service.ts';
import { BroadcastLists } from './broadcast-lists.service.ts';
import { broadcastNotifications } from './broadcast-notifications.ts';
import { BroadcastPauses } from './broadcast-pauses.service.ts';
import { BroadcastPermits } from './broadcast-permits.service.ts';
import { BroadcastReports } from './broadcast-reports.service.ts';
import { BroadcastTests } from './broadcast-tests.service.ts';
import { BroadcastTextReports } from './broadcast-text-reports.service.ts';
import { BroadcastsData } from './broadcasts-data.ts';

@Module({
  imports: [ConsentsModule, TemplesModule],
  providers: [
    AudienceService,
    BroadcastClicks,
    BroadcastDelivery,
    BroadcastDesk,
    BroadcastLists,
    BroadcastDriver,
    BroadcastFeeder,
    BroadcastFreeze,
    BroadcastReports,
    BroadcastTests,
    BroadcastTextReports,
    BroadcastPauses,
    BroadcastPermits,
    BroadcastsData,
    provideNotifications(broadcastNotifications),
  ],
  exports: [BroadcastClicks, BroadcastDesk, BroadcastDriver, BroadcastLists, BroadcastPauses],
})
export class BroadcastsModule {}
