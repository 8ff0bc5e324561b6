import { Module } from '@nestjs/common';
import { BroadcastsModule } from '../broadcasts/broadcasts.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { TempleDeskService } from './temple-desk.service.ts';
import { TempleDeskNotices } from './temple-desk-notices.service.ts';
import { templeDeskNotifications } from './temple-desk-notifications.ts';

@Module({
  imports: [BroadcastsModule, StaffModule, TemplesModule],
  providers: [TempleDeskNotices, TempleDeskService, provideNotifications(templeDeskNotifications)],
  exports: [TempleDeskService],
})
export class TempleDeskModule {}
