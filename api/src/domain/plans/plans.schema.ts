import { defineSchema } from '../../platform/database/schema.ts';
import { PlanTables1767000001000 } from './1767000001000-plan-tables.migration.ts';
import { PlanLineItems1767190001000 } from './1767190001000-plan-line-items.migration.ts';
import { PlanSales1768000200000 } from './1768000200000-plan-sales.migration.ts';
import { RepeatKeys1777400162000 } from './1777400162000-repeat-keys.migration.ts';
import { PlanLine } from './plan-line.entity.ts';
import { PlanOccurrence } from './plan-occurrence.entity.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import { SavedCard } from './saved-card.entity.ts';

export const plansSchema = defineSchema({
  entities: [RecurringPlan, PlanLine, PlanOccurrence, SavedCard],
  migrations: [PlanTables1767000001000, PlanLineItems1767190001000, PlanSales1768000200000, RepeatKeys1777400162000],
});
