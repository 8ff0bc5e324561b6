import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { FundsModule } from '../funds/funds.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { MatchDesk } from './match-desk.service.ts';
import { OwnPledgesService } from './own-pledges.service.ts';
import { PledgeChanges } from './pledge-changes.service.ts';
import { PledgeLists } from './pledge-lists.service.ts';
import { PledgeMatching } from './pledge-matching.service.ts';
import { pledgeNotifications } from './pledge-notifications.ts';
import { PledgeTurns } from './pledge-turns.service.ts';
import { PledgeViews } from './pledge-views.service.ts';
import { PledgesService } from './pledges.service.ts';
import { PledgesData } from './pledges-data.ts';

const SERVICES = [OwnPledgesService, PledgesService, PledgeChanges, PledgeLists, MatchDesk];

@Module({
  imports: [AccountsModule, TemplesModule, FundsModule, OrdersModule],
  providers: [...SERVICES, PledgeMatching, PledgeTurns, PledgeViews, PledgesData, provideNotifications(pledgeNotifications)],
  exports: SERVICES,
})
export class PledgesModule {}
