import { Module } from '@nestjs/common';
import { SupportService } from './support.service.ts';
import { SupportMail } from './support-mail.ts';

@Module({ providers: [SupportService, SupportMail], exports: [SupportService] })
export class SupportModule {}
