import { Module } from '@nestjs/common';
import { ReceiptsModule } from '../receipts/receipts.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { StatementsService } from './statements.service.ts';
import { StatementsData } from './statements-data.ts';

@Module({ imports: [ReceiptsModule, TemplesModule], providers: [StatementsService, StatementsData], exports: [StatementsService] })
export class StatementsModule {}
