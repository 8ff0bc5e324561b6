import { type DynamicModule, Module } from '@nestjs/common';
import { TemplesModule } from '../temples/temples.module.ts';
import { DASHBOARD_CARDS, type DashboardCard } from './dashboard-card.ts';
import { OfficeDashboardService } from './office-dashboard.service.ts';

@Module({ imports: [TemplesModule], providers: [OfficeDashboardService], exports: [OfficeDashboardService] })
export class DashboardModule {}

/** What the nouns show on the dashboard. */
export const dashboardCardsModule = (cards: readonly DashboardCard[]): DynamicModule => ({
  module: DashboardCardsModule,
  global: true,
  providers: [{ provide: DASHBOARD_CARDS, useValue: cards }],
  exports: [DASHBOARD_CARDS],
});

@Module({})
class DashboardCardsModule {}
