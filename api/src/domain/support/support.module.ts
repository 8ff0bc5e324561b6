import { Module } from '@nestjs/common';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { SupportService } from './support.service.ts';
import { SupportInboxService } from './support-inbox.service.ts';
import { SupportMail } from './support-mail.ts';
import { supportNotifications } from './support-notifications.ts';

@Module({
  providers: [SupportService, SupportInboxService, SupportMail, provideNotifications(supportNotifications)],
  exports: [SupportService, SupportInboxService],
})
export class SupportModule {}
