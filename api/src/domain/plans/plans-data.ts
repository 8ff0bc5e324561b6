import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { CardRemovals } from './card-removals.service.ts';
import { hasEnded, skipOpen } from './plan-moves.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import { SavedCard } from './saved-card.entity.ts';

/** A devotee's recurring gifts and cards. They end with the account; what was charged is an order, which the law keeps. */
@Injectable()
export class PlansData {
  constructor(personalData: PersonalData, removals: CardRemovals) {
    personalData.add({
      name: 'recurringGifts',
      nouns: ['plan', 'saved-card'],
      entities: [RecurringPlan, SavedCard],
      export: plansOf,
      erase: (tx, accountId) => forget(tx, removals, accountId),
    });
  }
}

async function plansOf(reader: EntityManager, accountId: string): Promise<unknown> {
  const plans = await reader.find(RecurringPlan, { where: { accountId }, order: { id: 'ASC' } });
  const cards = await reader.find(SavedCard, { where: { accountId }, order: { id: 'ASC' } });
  return {
    plans: plans.map(({ searchText: _search, ...plan }) => plan),
    cards: cards.map(({ id, templeId, brand, last4, expiresMonth, expiresYear }) => ({
      id,
      templeId,
      brand,
      last4,
      expiresMonth,
      expiresYear,
    })),
  };
}

async function forget(tx: EntityManager, removals: CardRemovals, accountId: string): Promise<void> {
  const now = new Date();
  for (const plan of await tx.findBy(RecurringPlan, { accountId })) {
    const { templeId, id } = plan;
    await skipOpen(tx, plan, now);
    const status = hasEnded(plan) ? plan.status : 'canceled';
    const nobody = { accountId: null, email: null, legalName: null, anonymous: true, searchText: '', cardId: null };
    await tx.update(RecurringPlan, { templeId, id }, { ...nobody, status, nextOn: null, nextAt: null, updatedAt: now });
  }
  for (const card of await tx.findBy(SavedCard, { accountId })) await removals.forget(tx, card);
  const gone = { accountId: null, status: 'removed', setupUrl: null, brand: null, last4: null, paymentMethod: null } as const;
  await tx.update(SavedCard, { accountId }, { ...gone, updatedAt: now });
}
