import { Module } from '@nestjs/common';
import { PageErrorsService } from './page-errors.service.ts';

@Module({ providers: [PageErrorsService], exports: [PageErrorsService] })
export class PageErrorsModule {}
