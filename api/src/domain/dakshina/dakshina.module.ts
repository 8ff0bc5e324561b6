import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { DakshinaBooks } from './dakshina-books.service.ts';
import { DakshinaData } from './dakshina-data.ts';
import { dakshinaNotifications } from './dakshina-notifications.ts';
import { DakshinaOwed } from './dakshina-owed.service.ts';
import { DakshinaTakenBack } from './dakshina-taken-back.service.ts';
import { OfficeDakshina } from './office-dakshina.service.ts';
import { OwnDakshinaService } from './own-dakshina.service.ts';

const SERVICES = [DakshinaBooks, DakshinaOwed, DakshinaTakenBack, OfficeDakshina, OwnDakshinaService];

@Module({
  imports: [LedgerModule, TemplesModule],
  providers: [...SERVICES, DakshinaData, provideNotifications(dakshinaNotifications)],
  exports: SERVICES,
})
export class DakshinaModule {}
