import { Module } from '@nestjs/common';
import { NoticesService } from './notices.service.ts';
import { NoticesData } from './notices-data.ts';

@Module({ providers: [NoticesService, NoticesData], exports: [NoticesService] })
export class NoticesModule {}
