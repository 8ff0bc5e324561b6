import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { PushDeviceRow } from './push-device.entity.ts';

/** A device's address and keys are for the platform alone; the export says that there is one. */
@Injectable()
export class PushData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'pushDevices',
      nouns: ['push-device'],
      entities: [PushDeviceRow],
      export: async (reader, accountId) =>
        (await reader.findBy(PushDeviceRow, { accountId })).map(({ createdAt }) => ({ addedAt: createdAt })),
      endLinks: forget,
      erase: forget,
    });
  }
}

async function forget(tx: EntityManager, accountId: string): Promise<void> {
  await tx.delete(PushDeviceRow, { accountId });
}
