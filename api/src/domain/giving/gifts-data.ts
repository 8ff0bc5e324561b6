import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Order } from '../orders/order.entity.ts';
import { Gift } from './gift.entity.ts';

/** Dedications of a devotee's gifts: the names of others, which go with the account. */
@Injectable()
export class GiftsData {
  constructor(personalData: PersonalData) {
    personalData.add({ name: 'dedications', nouns: ['donation'], entities: [Gift], export: dedicationsOf, erase: forget });
  }
}

async function dedicationsOf(reader: EntityManager, accountId: string): Promise<unknown> {
  return giftsOf(reader, accountId);
}

async function forget(tx: EntityManager, accountId: string): Promise<void> {
  for (const { templeId, id } of await giftsOf(tx, accountId)) {
    await tx.update(Gift, { templeId, id }, FORGOTTEN);
  }
}

const FORGOTTEN = {
  dedicationKind: null,
  dedicationName: null,
  notifyName: null,
  notifyEmail: null,
  notifyAddress: null,
  cardStatus: null,
};

async function giftsOf(manager: EntityManager, accountId: string): Promise<Gift[]> {
  const orders = await manager.findBy(Order, { payerAccountId: accountId });
  if (orders.length === 0) return [];
  return manager.find(Gift, { where: orders.map(({ templeId, id }) => ({ templeId, id })), order: { id: 'ASC' } });
}
