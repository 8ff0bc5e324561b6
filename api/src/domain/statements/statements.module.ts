import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ReceiptsModule } from '../receipts/receipts.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { OfficeStatementsService } from './office-statements.service.ts';
import { StatementRunsService } from './statement-runs.service.ts';
import { StatementsService } from './statements.service.ts';
import { StatementsData } from './statements-data.ts';
import { YearDonors } from './year-donors.service.ts';

const SERVICES = [StatementsService, OfficeStatementsService, StatementRunsService];

@Module({
  imports: [AccountsModule, ReceiptsModule, TemplesModule],
  providers: [...SERVICES, YearDonors, StatementsData],
  exports: SERVICES,
})
export class StatementsModule {}
