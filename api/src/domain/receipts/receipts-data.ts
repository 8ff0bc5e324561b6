import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Receipt } from './receipt.entity.ts';

/** Receipts of a devotee: an issued one never changes, so it stays the temple's when the account goes, and leads nowhere. */
@Injectable()
export class ReceiptsData {
  constructor(personalData: PersonalData) {
    personalData.add({ name: 'receipts', nouns: ['receipt'], entities: [Receipt], export: receiptsOf, erase: unlink });
  }
}

async function receiptsOf(reader: EntityManager, donorAccountId: string): Promise<unknown> {
  const receipts = await reader.find(Receipt, { where: { donorAccountId }, order: { receivedOn: 'ASC', id: 'ASC' } });
  return receipts.map(({ number, status, receivedOn, verifyUrl, record }) => ({
    number,
    status,
    receivedOn,
    verifyUrl,
    record: JSON.parse(record),
  }));
}

async function unlink(tx: EntityManager, donorAccountId: string): Promise<void> {
  await tx.update(Receipt, { donorAccountId }, { donorAccountId: null });
}
