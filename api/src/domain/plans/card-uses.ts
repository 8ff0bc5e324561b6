import type { CardUse } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import type { SavedCard } from './saved-card.entity.ts';

/** States of plans that need their card. */
const USING = ['active', 'paused', 'past-due'] as const;

/** The plans that need each of these cards, oldest first. */
export async function usesOfCards(manager: EntityManager, cards: readonly SavedCard[]): Promise<(card: SavedCard) => CardUse[]> {
  const templeId = In([...new Set(cards.map((card) => card.templeId))]);
  const where = { templeId, cardId: In(cards.map(({ id }) => id)), status: In([...USING]) };
  const plans = cards.length > 0 ? await manager.find(RecurringPlan, { where, order: { id: 'ASC' } }) : [];
  const useOf = ({ id: planId, sells, rule, startsOn, totalCents }: RecurringPlan): CardUse => ({
    planId,
    sells: sells ?? 'donation',
    rule,
    startsOn,
    totalCents,
  });
  return ({ id }) => plans.filter(({ cardId }) => cardId === id).map(useOf);
}

/** Removes a card that no plan needs, in one statement. False where one does by now. */
export async function removeUnused(tx: EntityManager, { templeId, id }: SavedCard, now: Date): Promise<boolean> {
  const needed = `EXISTS (SELECT 1 FROM recurring_plans plan
    WHERE plan.templeId = saved_cards.templeId AND plan.cardId = saved_cards.id AND plan.status IN (${USING.map(() => '?').join(', ')}))`;
  const sql = `UPDATE saved_cards SET status = 'removed', paymentMethod = NULL, updatedAt = ?
    WHERE templeId = ? AND id = ? AND status <> 'removed' AND NOT ${needed}`;
  return (await execute(tx, sql, [now, templeId, id, ...USING])) === 1;
}
