import { Module } from '@nestjs/common';
import { SupportService } from './support.service.ts';
import { SupportInboxService } from './support-inbox.service.ts';
import { SupportMail } from './support-mail.ts';

@Module({ providers: [SupportService, SupportInboxService, SupportMail], exports: [SupportService, SupportInboxService] })
export class SupportModule {}
