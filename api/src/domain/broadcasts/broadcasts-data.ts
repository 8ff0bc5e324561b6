import { Injectable } from '@nestjs/common';
import type { RecipientStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastClickRow } from './broadcast-click.entity.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

/** What might still be sent, or sent again, is suppressed once the address is gone. */
const NEVER_AGAIN: ReadonlySet<RecipientStatus> = new Set(['queued', 'held', 'sending', 'failed']);

/** What was sent to a person is exported with their account; the row stays for the count, without a name and an address. */
@Injectable()
export class BroadcastsData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'broadcasts',
      nouns: ['broadcast'],
      entities: [BroadcastRow, BroadcastClickRow, BroadcastRecipientRow],
      export: async (reader, accountId) => exported(reader, accountId),
      erase: async (tx, accountId) => {
        for (const { templeId, id, broadcastId, status } of await tx.findBy(BroadcastRecipientRow, { accountId })) {
          const change = NEVER_AGAIN.has(status) ? { status: 'suppressed' as const, reason: 'ended' as const } : {};
          await tx.update(BroadcastRecipientRow, { templeId, id }, { accountId: null, name: '', address: id, ...change });
          await tx.delete(BroadcastClickRow, { templeId, broadcastId, recipientId: id });
        }
        await tx.update(BroadcastRow, { createdBy: accountId }, { createdBy: null });
      },
    });
  }
}

/** What was sent to a person, and which of its links they followed. */
async function exported(reader: EntityManager, accountId: string): Promise<unknown> {
  const rows = await reader.findBy(BroadcastRecipientRow, { accountId });
  const where = { templeId: In(rows.map(({ templeId }) => templeId)), broadcastId: In(rows.map(({ broadcastId }) => broadcastId)) };
  const clicks = rows.length > 0 ? await reader.findBy(BroadcastClickRow, { ...where, recipientId: In(rows.map(({ id }) => id)) }) : [];
  return rows.map(({ id, channel, address, status, changedAt }) => ({
    ...{ channel, address, status, changedAt },
    linksFollowed: clicks.filter(({ recipientId }) => recipientId === id).map(({ firstAt, clicks: times }) => ({ firstAt, times })),
  }));
}
