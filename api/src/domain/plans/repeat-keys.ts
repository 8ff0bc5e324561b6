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
 * The card that the plan waits for which repeats the same at the same price, however adding it ended: who asks again goes on with that plan,
 * on the terms they name now. Throws `plan-repeated` where it has its card, or another price.
 */
export async function cardOfRepeated(tx: EntityManager, wanted: RecurringPlan): Promise<{ planId: string; pending: SavedCard }> {
  const { templeId, repeatKey, totalCents, waitsForCard, updatedAt } = wanted;
  const same = { templeId, repeatKey: found(repeatKey), totalCents, waitsForCard: true };
  const plan = waitsForCard ? await tx.findOneBy(RecurringPlan, same) : null;
  const pending = plan && (await latestCard(tx, plan));
  if (!pending) throw new DomainError('plan-repeated');
  const { legalName, searchText, place, startsOn, endsAfter, endsOn, nextN, nextOn } = wanted;
  const terms = { legalName, searchText, place, startsOn, endsAfter, endsOn, nextN, nextOn, updatedAt };
  const { affected } = await tx.update(RecurringPlan, { templeId, id: plan.id, waitsForCard: true }, terms);
  if (affected !== 1) throw new DomainError('plan-repeated');
  return { planId: plan.id, pending };
}

/** The card that was begun last for a plan, if any was. */
export const latestCard = (manager: EntityManager, { templeId, id: planId }: RecurringPlan): Promise<SavedCard | null> =>
  manager.findOne(SavedCard, { where: { templeId, planId }, order: { id: 'DESC' } });
