import { plansDemo } from '../demo/plans.demo.ts';
import { planSearch } from '../domain/plans/plan-search-part.ts';
import { PlansModule } from '../domain/plans/plans.module.ts';
import { plansSchema } from '../domain/plans/plans.schema.ts';
import { DevoteePlansController } from '../portals/devotee/plans.controller.ts';
import { OfficePlansController } from '../portals/temple-admin/plans.controller.ts';
import { apiNoun } from './api-noun.ts';

export const plans = apiNoun({
  nouns: ['plan', 'saved-card'],
  module: PlansModule,
  schema: plansSchema,
  controllers: { devotee: [DevoteePlansController], 'temple-admin': [OfficePlansController] },
  search: [planSearch],
  demo: plansDemo,
});
