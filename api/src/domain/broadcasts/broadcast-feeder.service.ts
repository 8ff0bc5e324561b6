import { Injectable } from '@nestjs/common';
import { type BroadcastChannel, filledText } from '@sannidhi/contracts';
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { consentCondition } from '../consents/consent-condition.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { BroadcastRow } from './broadcast.entity.ts';
import { BROADCAST_MAIL, BROADCAST_SMS, type BroadcastMessageData, keyOfMessage } from './broadcast-messages.ts';
import { broadcastNotifications } from './broadcast-notifications.ts';
import { stillReads } from './broadcast-readers.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';
import { wordsIn } from './broadcast-views.ts';

/** Messages of one broadcast in the outbox at once: codes and receipts wait for no more than these. */
const IN_FLIGHT = 300;
const ROWS_AT_ONCE = 100;
/** Longer than an attempt to send a text. */
const MINUTE_MS = 60_000;
const LEFT = ['queued', 'held', 'sending'] as const;

/** Passes recipients to the outbox, a few at a time. Consent counts in the statement that claims them. */
@Injectable()
export class BroadcastFeeder {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
  ) {}

  /** Passes on as many as there is room for. Returns whether any message is left to be sent. */
  async feed(broadcast: BroadcastRow, now: Date): Promise<boolean> {
    const { templeId, id: broadcastId } = broadcast;
    const { reader } = this.database;
    await this.release(broadcast, now);
    const inFlight = await reader.countBy(BroadcastRecipientRow, { templeId, broadcastId, status: 'sending' });
    const room = Math.min(IN_FLIGHT - inFlight, await this.allowance(broadcast, now));
    const order = { id: 'ASC' } as const;
    const where = { templeId, broadcastId, status: 'queued' as const };
    const queued = room > 0 ? await reader.find(BroadcastRecipientRow, { where, order, take: room }) : [];
    for (let at = 0; at < queued.length; at += ROWS_AT_ONCE) await this.claim(broadcast, queued.slice(at, at + ROWS_AT_ONCE), now);
    return inFlight > 0 || queued.length > 0 || this.isAnyLeft(broadcast);
  }

  /**
   * Whether any message is still to be sent: at last in one statement, since another worker may claim some meanwhile. A text is `unknown` while it
   * is being sent, and stays so without an answer: what the outbox is done with isn't sent again.
   */
  private async isAnyLeft({ templeId, id: broadcastId }: BroadcastRow): Promise<boolean> {
    const { reader } = this.database;
    const left = { templeId, broadcastId, status: In([...LEFT]) };
    if (await reader.existsBy(BroadcastRecipientRow, left)) return true;
    const lately = { templeId, broadcastId, status: 'unknown' as const, claimedAt: MoreThan(new Date(Date.now() - MINUTE_MS)) };
    const rows = await reader.findBy(BroadcastRecipientRow, [left, lately]);
    if (rows.some(({ status }) => status !== 'unknown')) return true;
    const keys = rows.map(({ id: recipientId, round }) => keyOfMessage(BROADCAST_SMS, { templeId, recipientId, round }));
    return [...(await this.outbox.statesOf(reader, keys)).values()].includes('waiting');
  }

  /** Messages the throttle allows now. */
  private async allowance({ templeId, id, perMinute }: BroadcastRow, now: Date): Promise<number> {
    if (perMinute === null) return IN_FLIGHT;
    const claimedAt = MoreThan(new Date(now.getTime() - MINUTE_MS));
    return perMinute - (await this.database.reader.countBy(BroadcastRecipientRow, { templeId, broadcastId: id, claimedAt }));
  }

  /** Texts whose hours have begun, and emails to people whose quiet hours are over. */
  private async release({ templeId, id }: BroadcastRow, now: Date): Promise<void> {
    const held = { templeId, broadcastId: id, status: 'held' as const, heldUntil: LessThanOrEqual(now) };
    if (!(await this.database.reader.existsBy(BroadcastRecipientRow, held))) return;
    await this.database.statement((tx) => tx.update(BroadcastRecipientRow, held, { status: 'queued', heldUntil: null, changedAt: now }));
  }

  private async claim(broadcast: BroadcastRow, rows: readonly BroadcastRecipientRow[], now: Date): Promise<void> {
    const temple = await this.temples.byId(broadcast.templeId);
    await this.database.transaction(async (tx) => {
      for (const channel of broadcast.channels) {
        const ids = rows.filter((row) => row.channel === channel).map(({ id }) => id);
        if (ids.length === 0) continue;
        for (const row of await claimRows(tx, broadcast, channel, ids, now)) await this.pass(tx, broadcast, temple, row);
      }
    });
  }

  private pass(tx: EntityManager, broadcast: BroadcastRow, temple: Temple, row: BroadcastRecipientRow): Promise<void> {
    const { templeId, id, channel, address, round } = row;
    if (channel === 'in-app') return this.show(tx, broadcast, temple, row);
    const kind = channel === 'email' ? BROADCAST_MAIL : BROADCAST_SMS;
    const data: BroadcastMessageData = { templeId, recipientId: id, round };
    return this.outbox.enqueue(tx, { kind, to: address, data: { ...data }, dedupeKey: keyOfMessage(kind, data) });
  }

  /** In the app it arrives with the claim, unless the account can’t see it anymore. */
  private async show(tx: EntityManager, broadcast: BroadcastRow, temple: Temple, row: BroadcastRecipientRow): Promise<void> {
    const { subject, text } = wordsIn(broadcast, row.language);
    const values = { name: row.name, temple: temple.name };
    const params = { temple: temple.name, subject: filledText(subject, values), text: filledText(text, values) };
    const concerned = { accountId: row.address, templeId: temple.id };
    const isShown = await this.notifications.show(tx, broadcastNotifications.kinds.received, {
      ...{ concerned, params, key: row.id, path: null },
      ...(broadcast.usefulUntil ? { usefulUntil: broadcast.usefulUntil } : {}),
    });
    if (!isShown) await tx.update(BroadcastRecipientRow, { templeId: temple.id, id: row.id }, { status: 'suppressed', reason: 'ended' });
  }
}

/** Claims those that are still wanted, and suppresses the others. Returns what was claimed. */
async function claimRows(
  tx: EntityManager,
  { templeId, id, topic }: BroadcastRow,
  channel: BroadcastChannel,
  ids: readonly string[],
  now: Date,
): Promise<BroadcastRecipientRow[]> {
  const consent = consentCondition('broadcast_recipients.address', { templeId, topic, channel });
  const waiting = `templeId = ? AND id IN (${ids.map(() => '?').join(', ')}) AND status = 'queued'
    AND EXISTS (SELECT 1 FROM broadcasts running WHERE running.templeId = ? AND running.id = ? AND running.status = 'running')`;
  const which = [templeId, ...ids, templeId, id];
  const status = channel === 'in-app' ? 'delivered' : 'sending';
  const claimed = `UPDATE broadcast_recipients SET status = ?, round = round + 1, claimedAt = ?, changedAt = ? WHERE ${waiting}`;
  const suppressed = `UPDATE broadcast_recipients SET status = 'suppressed', reason = ?, changedAt = ? WHERE ${waiting}`;
  const reader = stillReads(templeId, now);
  // The other channels ask right before they send.
  if (channel === 'in-app') await execute(tx, `${suppressed} AND NOT ${reader.sql}`, ['ended', now, ...which, ...reader.values]);
  await execute(tx, `${claimed} AND ${consent.sql}`, [status, now, now, ...which, ...consent.values]);
  await execute(tx, suppressed, ['consent', now, ...which]);
  return tx.findBy(BroadcastRecipientRow, { templeId, id: In([...ids]), status });
}
