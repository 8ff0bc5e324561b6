import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Pledge } from './pledge.entity.ts';
import { end } from './pledge-sums.ts';

/** A devotee's pledges: the gifts that kept them stay with the temple, so the pledge stays too, without who made it. */
@Injectable()
export class PledgesData {
  constructor(personalData: PersonalData) {
    personalData.add({ name: 'pledges', nouns: ['pledge'], entities: [Pledge], export: pledgesOf, erase: unlink });
  }
}

async function pledgesOf(reader: EntityManager, accountId: string): Promise<unknown> {
  const pledges = await reader.find(Pledge, { where: { donorAccountId: accountId }, order: { id: 'ASC' } });
  return pledges.map(({ searchText: _search, note: _note, ...pledge }) => pledge);
}

async function unlink(tx: EntityManager, accountId: string): Promise<void> {
  for (const { templeId, id } of await tx.findBy(Pledge, { donorAccountId: accountId })) {
    await end(tx, { templeId, id }, 'canceled', null);
    const nobody = { donorAccountId: null, email: null, donorName: 'Former devotee', searchText: 'former devotee', note: '' };
    await tx.update(Pledge, { templeId, id }, nobody);
  }
}
