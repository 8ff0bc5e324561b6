import { Module } from '@nestjs/common';
import { FundsModule } from '../funds/funds.module.ts';
import { GivingSettingsModule } from '../giving-settings/giving-settings.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { CardAttachment } from './card-attachment.service.ts';
import { CardRemovals } from './card-removals.service.ts';
import { ChargeSettlement } from './charge-settlement.service.ts';
import { PlanChanges } from './plan-changes.service.ts';
import { PlanCharges } from './plan-charges.service.ts';
import { PlanDates } from './plan-dates.service.ts';
import { PlanDrafts } from './plan-draft.service.ts';
import { PlanNotices } from './plan-notices.service.ts';
import { planNotifications } from './plan-notifications.ts';
import { PlanOrders } from './plan-orders.service.ts';
import { PlanPauses } from './plan-pauses.service.ts';
import { PlanQuoting } from './plan-quotes.service.ts';
import { PlanReminders } from './plan-reminders.service.ts';
import { PlanViews } from './plan-views.service.ts';
import { PlanWorker } from './plan-worker.service.ts';
import { PlansService } from './plans.service.ts';
import { PlansData } from './plans-data.ts';
import { PlansFinder } from './plans-finder.service.ts';
import { SavedCardsService } from './saved-cards.service.ts';

const SERVICES = [PlansService, PlanChanges, PlanPauses, PlanViews, PlanWorker, PlanReminders, SavedCardsService];

@Module({
  imports: [TemplesModule, FundsModule, TaxPolicyModule, GivingSettingsModule, OrdersModule],
  providers: [
    ...SERVICES,
    CardAttachment,
    CardRemovals,
    ChargeSettlement,
    PlanCharges,
    PlanDates,
    PlanDrafts,
    PlanNotices,
    PlanOrders,
    PlanQuoting,
    PlansData,
    PlansFinder,
    provideNotifications(planNotifications),
  ],
  exports: SERVICES,
})
export class PlansModule {}
