import { type CounterMethod, type GiftMethod, isProperty, type TaxRule } from '@sannidhi/contracts';
import { DomainError } from '../../platform/http/domain-error.ts';

/** Money that was deducted or taxed elsewhere, which may not pay for what its donor receives (Internal Revenue Code §§ 4967 and 408(d)(8)). */
const ONLY_FOR_GIFTS: readonly GiftMethod[] = ['daf', 'ira'] satisfies CounterMethod[];

/**
 * Throws `benefit-not-payable` where such money would pay for what a donor receives, and `property-for-benefit` where property would: it
 * is never valued, so what of it is a gift can't be stated.
 */
export function assertNoBenefit(method: GiftMethod, { taxClass }: TaxRule): void {
  const provides = taxClass === 'fee' || taxClass === 'partial';
  if (provides && isProperty(method)) throw new DomainError('property-for-benefit');
  if (provides && ONLY_FOR_GIFTS.includes(method)) throw new DomainError('benefit-not-payable');
}
