import { Injectable } from '@nestjs/common';
import { daysAfter } from '@sannidhi/panchanga';
import { type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { dueAfter } from '../bookings/departed-names/departed-name-holders.ts';
import { RequestedBookings } from '../bookings/requested-bookings.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { moveRequest, type RequestKey } from './request-moves.ts';
import { UNSAID } from './unsaid.ts';

/**
 * A devotee's requests end with the account; what was paid for keeps the names until thirty days after they were said, or after the date it
 * was to be on where it never got a time, and never the home. What is canceled later forgets them at once.
 */
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
    await tx.update(PoojaRequestRow, keyOf(row), ahead ? nobody : { ...nobody, ...UNSAID });
    if (row.status === 'accepted') await tx.update(PoojaRequestRow, { ...keyOf(row), status: 'accepted' }, { dueAt: dueOf(row) });
  }
}

const keyOf = ({ templeId, id }: PoojaRequestRow): RequestKey => ({ templeId, id });

/** The chosen day is over everywhere by the end of the next one. */
const dueOf = ({ chosen, updatedAt }: PoojaRequestRow): Date =>
  dueAfter(chosen ? new Date(`${daysAfter(chosen.date, 1)}T23:59:59Z`) : updatedAt);
