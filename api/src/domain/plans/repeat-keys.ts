import { ENDED_PLANS, type PlanRule } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { insertOnce, insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import { SavedCard } from './saved-card.entity.ts';

/** What names a booking that is repeated by a lunar rule. */
export const repeatKeyOf = (bookingId: string, { kind, tithi, paksha, month, nakshatra }: PlanRule): string =>
  [bookingId, kind, tithi, paksha, month, nakshatra].join(':');

/** Writes a plan; false where one that goes on repeats the same already. One that has ended gives way. */
export async function insertPlan(tx: EntityManager, plan: RecurringPlan): Promise<boolean> {
  const { templeId, repeatKey } = plan;
  if (repeatKey === null) {
    await insertRow(tx, RecurringPlan, plan);
    return true;
  }
  await tx.update(RecurringPlan, { templeId, repeatKey, status: In([...ENDED_PLANS]) }, { repeatKey: null });
  return insertOnce(tx, RecurringPlan, plan);
}

/**
 * The card that the plan waits for which repeats the same at the same price: who asks again goes on with it. Throws `plan-repeated` where it
 * has its card, or another price.
 */
export async function cardOfRepeated(
  tx: EntityManager,
  { templeId, repeatKey, totalCents, waitsForCard }: RecurringPlan,
): Promise<{ planId: string; pending: SavedCard }> {
  const same = { templeId, repeatKey: found(repeatKey), totalCents, waitsForCard: true };
  const plan = waitsForCard ? await tx.findOneBy(RecurringPlan, same) : null;
  const pending = plan && (await tx.findOneBy(SavedCard, { templeId, planId: plan.id, status: 'pending' }));
  if (!pending) throw new DomainError('plan-repeated');
  return { planId: plan.id, pending };
}
