import { Module } from '@nestjs/common';
import { ReceiptsModule } from '../receipts/receipts.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { StatementsService } from './statements.service.ts';

@Module({ imports: [ReceiptsModule, TemplesModule], providers: [StatementsService], exports: [StatementsService] })
export class StatementsModule {}
