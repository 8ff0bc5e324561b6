import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OPEN_REQUESTS, type RequestStatus } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import {
  type Departed,
  DepartedNameHolders,
  dueAfter,
  eraseDue,
  isNamed,
  withoutName,
} from '../bookings/departed-names/departed-name-holders.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { searchTextOf } from './request-search-text.ts';

const DAY_MS = 86_400_000;
const OPEN: readonly RequestStatus[] = OPEN_REQUESTS;

/** Requests keep the names of people who were removed from a family until thirty days after they were performed, or ended. */
@Injectable()
export class DepartedRequestNames implements OnModuleInit {
  constructor(private readonly holders: DepartedNameHolders) {}

  onModuleInit(): void {
    this.holders.add(eraseFromRequests);
  }
}

async function eraseFromRequests(tx: EntityManager, departed: Departed, now: Date): Promise<Date | null> {
  const requests = await tx.findBy(PoojaRequestRow, { accountId: departed.accountId });
  // An open one may end on any day.
  const dueOf = ({ status, startsAt, updatedAt }: PoojaRequestRow): Date =>
    OPEN.includes(status) ? new Date(now.getTime() + DAY_MS) : dueAfter(startsAt ?? updatedAt);
  const named = requests.filter((request) => isNamed(request, departed));
  return eraseDue(named, dueOf, now, (request) => {
    const { templeId, id } = request;
    const participants = withoutName(request.participants, departed);
    return tx.update(PoojaRequestRow, { templeId, id }, { participants, searchText: searchTextOf({ ...request, participants }) });
  });
}
