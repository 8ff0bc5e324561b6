import { ENDED_PLANS, PLAN_STATUSES } from '@sannidhi/contracts';
import { containing } from '../../platform/database/like.ts';
import { pageAt, type SearchPart } from '../search/search-part.ts';
import { planLabelOf } from './plan-label.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';

const PAGE = '/temple-admin/donation-management?view=recurring';
/** Those that go on; the list has the rest. */
const GOING = PLAN_STATUSES.filter((status) => !ENDED_PLANS.some((ended) => ended === status));

/** Recurring gifts that haven't ended, by their donors' names and emails. */
export const planSearch: SearchPart = {
  noun: 'plan',
  permission: 'plans:read',
  label: { en: 'Recurring gifts', hi: 'नियमित दान' },
  order: 22,
  all: (search) => pageAt(PAGE, { search }),
  find: async ({ reader, templeId, words, limit }) => {
    const plans = await reader
      .createQueryBuilder(RecurringPlan, 'plan')
      .where('plan.templeId = :templeId AND plan.status IN (:...going)', { templeId, going: GOING })
      .andWhere("plan.searchText LIKE :words ESCAPE '!'", { words: containing(words) })
      .orderBy('plan.id', 'DESC')
      .limit(limit)
      .getMany();
    return plans.map((plan) => ({
      id: plan.id,
      title: planLabelOf(plan),
      detail: plan.label,
      amountCents: plan.totalCents,
      at: plan.createdAt.toISOString(),
      path: pageAt(PAGE, { plan: plan.id }),
    }));
  },
};
