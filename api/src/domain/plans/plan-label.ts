import { donorLabelOf } from '../orders/donor-label.ts';
import type { RecurringPlan } from './recurring-plan.entity.ts';

/** Who gives, as the office's lists show it. */
export const planLabelOf = ({ anonymous, legalName }: Pick<RecurringPlan, 'anonymous' | 'legalName'>): string =>
  donorLabelOf({ anonymous, legalName, phone: null, source: 'recurring' });
