import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

/** What was sent to a person is exported with their account; the row stays for the count, without a name and an address. */
@Injectable()
export class BroadcastsData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'broadcasts',
      nouns: ['broadcast'],
      entities: [BroadcastRow, BroadcastRecipientRow],
      export: async (reader, accountId) =>
        (await reader.findBy(BroadcastRecipientRow, { accountId })).map(({ channel, address, status, changedAt }) => ({
          channel,
          address,
          status,
          changedAt,
        })),
      erase: async (tx, accountId) => {
        for (const { templeId, id, status } of await tx.findBy(BroadcastRecipientRow, { accountId })) {
          const waits = status === 'queued' || status === 'held';
          const change = waits ? { status: 'suppressed' as const, reason: 'ended' as const } : {};
          await tx.update(BroadcastRecipientRow, { templeId, id }, { accountId: null, name: '', address: id, ...change });
        }
        await tx.update(BroadcastRow, { createdBy: accountId }, { createdBy: null });
      },
    });
  }
}
