import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { OpeningReminderRow } from './opening-reminder.entity.ts';

/** A ticket stays in the published list, which would not match its hash without it, and leads to nobody any more. */
@Injectable()
export class OpeningsData {
  constructor(personalData: PersonalData) {
    const entities = [OpeningPlaceRow, OpeningReminderRow];
    personalData.add({ name: 'pooja-openings', nouns: ['pooja-opening'], entities, export: exported, erase });
  }
}

async function exported(reader: EntityManager, accountId: string): Promise<unknown> {
  const places = await reader.find(OpeningPlaceRow, { where: { accountId }, order: { id: 'ASC' } });
  return { places, reminders: await reader.find(OpeningReminderRow, { where: { accountId }, order: { id: 'ASC' } }) };
}

async function erase(tx: EntityManager, accountId: string): Promise<void> {
  await tx.delete(OpeningReminderRow, { accountId });
  for (const { templeId, id } of await tx.findBy(OpeningPlaceRow, { accountId }))
    await tx.update(
      OpeningPlaceRow,
      { templeId, id },
      { accountId: id, status: 'left', admittedUntil: null, slotId: null, bookedBy: '', item: null },
    );
}
