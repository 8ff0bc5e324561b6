import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { RequestedBookings } from '../bookings/requested-bookings.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { moveRequest } from './request-moves.ts';

const UNSAID = { participants: [], nameCount: 0, intention: '', wish: '' };

/** A devotee's requests end with the account; what was paid for keeps the names until they were said, never the home. */
@Injectable()
export class RequestsData {
  constructor(personalData: PersonalData, requested: RequestedBookings) {
    requested.whenForgotten(async (tx, request) => void (await tx.update(PoojaRequestRow, request, UNSAID)));
    personalData.add({ name: 'pooja-requests', nouns: ['pooja-request'], entities: [PoojaRequestRow], export: exported, erase });
  }
}

async function exported(reader: EntityManager, accountId: string): Promise<unknown> {
  const requests = await reader.find(PoojaRequestRow, { where: { accountId }, order: { id: 'ASC' } });
  return requests.map(({ searchText: _search, payLineId: _line, ...request }) => request);
}

async function erase(tx: EntityManager, accountId: string): Promise<void> {
  const nobody = { accountId: null, email: null, bookedBy: 'Former devotee', address: null, searchText: '' };
  for (const row of await tx.findBy(PoojaRequestRow, { accountId })) {
    await moveRequest(tx, row, 'canceled', {}, { status: In(['requested', 'quoted']) });
    const ahead = ['accepted', 'scheduled'].includes(row.status);
    await tx.update(PoojaRequestRow, { templeId: row.templeId, id: row.id }, ahead ? nobody : { ...nobody, ...UNSAID });
  }
}
