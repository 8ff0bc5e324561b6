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
 * Goes on with the plan that repeats the same at the same price and waits for its card, on the terms that are named now: with the card that
 * was begun for it, however adding it ended, or with a saved one, which it takes at once. Throws `plan-repeated` where it has its card, or
 * another price.
 */
export async function goOnWithRepeated(tx: EntityManager, wanted: RecurringPlan): Promise<{ planId: string; pending: SavedCard | null }> {
  const { templeId, repeatKey, totalCents, updatedAt, waitsForCard } = wanted;
  const plan = await tx.findOneBy(RecurringPlan, { templeId, repeatKey: found(repeatKey), totalCents, waitsForCard: true });
  const pending = plan && (await latestCard(tx, plan));
  if (!pending) throw new DomainError('plan-repeated');
  const { legalName, searchText, place, startsOn, endsAfter, endsOn, nextN, nextOn, nextAt, status, cardId } = wanted;
  const terms = { legalName, searchText, place, startsOn, endsAfter, endsOn, nextN, nextOn, updatedAt };
  const begun = waitsForCard ? {} : { status, waitsForCard, cardId, nextAt };
  const { affected } = await tx.update(RecurringPlan, { templeId, id: plan.id, waitsForCard: true }, { ...terms, ...begun });
  if (affected !== 1) throw new DomainError('plan-repeated');
  return { planId: plan.id, pending: waitsForCard ? pending : null };
}

/** The card that was begun last for a plan, if any was. */
export const latestCard = (manager: EntityManager, { templeId, id: planId }: RecurringPlan): Promise<SavedCard | null> =>
  manager.findOne(SavedCard, { where: { templeId, planId }, order: { id: 'DESC' } });
