import { Injectable } from '@nestjs/common';
import { LIVE_ASSIGNMENTS } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { ReleasedPriests } from './released-priests.service.ts';

/** A priest's services: those ahead go to others, those behind are forgotten; what was owed for them is dakshina's. */
@Injectable()
export class AssignmentsData {
  constructor(personalData: PersonalData, released: ReleasedPriests) {
    const erase = async (tx: EntityManager, accountId: string) => {
      const live = await tx.findBy(PriestAssignmentRow, { accountId, state: In([...LIVE_ASSIGNMENTS]) });
      await released.giveBack(tx, live);
      await tx.delete(PriestAssignmentRow, { accountId });
    };
    const entities = [PriestAssignmentRow];
    personalData.add({ name: 'priestAssignments', nouns: ['priest-assignment'], entities, export: exported, erase });
  }
}

async function exported(reader: EntityManager, accountId: string): Promise<unknown> {
  const rows = await reader.find(PriestAssignmentRow, { where: { accountId }, order: { startsAt: 'ASC', id: 'ASC' } });
  return rows.map(({ liveKey: _key, explanation: _why, ...row }) => row);
}
