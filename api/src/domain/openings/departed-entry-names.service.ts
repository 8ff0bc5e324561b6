import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type Departed,
  DepartedNameHolders,
  dueAfter,
  eraseDue,
  isNamed,
  startsOf,
  withoutName,
} from '../bookings/departed-names/departed-name-holders.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';

/** Entries of draws keep the names of people who were removed from a family until thirty days after the time they were for. */
@Injectable()
export class DepartedEntryNames implements OnModuleInit {
  constructor(private readonly holders: DepartedNameHolders) {}

  onModuleInit(): void {
    this.holders.add(eraseFromEntries);
  }
}

async function eraseFromEntries(tx: EntityManager, departed: Departed, now: Date): Promise<Date | null> {
  const places = await tx.findBy(OpeningPlaceRow, { accountId: departed.accountId });
  const named = places.filter(({ item }) => isNamed(item, departed));
  const starts = await startsOf(tx, named);
  const dueOf = ({ slotId }: OpeningPlaceRow) => dueAfter(starts.get(slotId) ?? new Date(0));
  return eraseDue(named, dueOf, now, async ({ templeId, id, item }) => {
    if (!item) return;
    await tx.update(OpeningPlaceRow, { templeId, id }, { item: { ...item, participants: withoutName(item.participants, departed) } });
  });
}
