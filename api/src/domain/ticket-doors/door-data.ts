import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { DoorHelperRow } from './door-helper.entity.ts';
import { DoorScanRow } from './door-scan.entity.ts';

const FORMER = 'Former account';

/** A door's log stays with the temple, without who kept it. */
@Injectable()
export class DoorData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'doors',
      nouns: ['door'],
      entities: [DoorHelperRow, DoorScanRow],
      export: async (reader, accountId) => {
        const helpers = await reader.findBy(DoorHelperRow, { accountId });
        const scans = await reader.find(DoorScanRow, { where: { accountId }, order: { id: 'ASC' } });
        return {
          doors: helpers.map(({ occurrenceId, createdAt }) => ({ occurrenceId, createdAt })),
          // Tickets are other people’s.
          scans: scans.map(({ occurrenceId, act, atMs, device }) => ({ occurrenceId, act, at: new Date(atMs).toISOString(), device })),
        };
      },
      erase: async (tx, accountId) => {
        await tx.delete(DoorHelperRow, { accountId });
        await tx.update(DoorScanRow, { accountId }, { accountId: null, scannedBy: FORMER });
      },
    });
  }
}
