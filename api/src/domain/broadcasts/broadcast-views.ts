import { type Broadcast, type BroadcastRecipient, type Language, onlyWorded, type RecipientStatus, wordedIn } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import type { BroadcastRow } from './broadcast.entity.ts';
import type { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

type Counts = Broadcast['counts'];

/** Messages by state, of one broadcast. */
export async function countsOf(manager: EntityManager, { templeId, id }: Pick<BroadcastRow, 'templeId' | 'id'>): Promise<Counts> {
  const rows: { status: RecipientStatus; count: number | string }[] = await manager.query(
    'SELECT status, COUNT(*) AS count FROM broadcast_recipients WHERE templeId = ? AND broadcastId = ? GROUP BY status',
    [templeId, id],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, toSafeInteger(count)]));
}

/** A broadcast as the office sees it. */
export function viewOf(row: BroadcastRow, counts: Counts): Broadcast {
  const { id, name, status, topic, channels, segment, subject, text, sms, perMinute, isLate } = row;
  return {
    ...{ id, name, status, topic, channels, segment, subject, text, sms, ...onlyWorded(row.wording), perMinute, isLate, counts },
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    usefulUntil: row.usefulUntil?.toISOString() ?? null,
  };
}

/** One message as the office sees it. In the app, there is no address to show. */
export function recipientView(row: BroadcastRecipientRow, clicks: number): BroadcastRecipient {
  const { id, name, channel, language, status, reason, changedAt } = row;
  const address = channel === 'in-app' ? '' : row.address;
  return { id, name, address, channel, language, status, reason, clicks, changedAt: changedAt.toISOString() };
}

/** What a broadcast says in a language. */
export const wordsIn = (row: BroadcastRow, language: Language): Pick<BroadcastRow, 'subject' | 'text' | 'sms'> => wordedIn(row, language);
