import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { AudienceService, type PlannedMessage } from './audience.service.ts';
import type { BroadcastRow } from './broadcast.entity.ts';
import { moveBroadcast } from './broadcast-moves.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

/** In one transaction: short enough that nobody waits long for a lock. */
const ROWS_AT_ONCE = 1_000;
/** A worker that froze a broadcast and ended is replaced after this. */
const LEASE_MS = 60_000;

/** Writes down whom a broadcast goes to when it begins: later changes of the group don't change it. */
@Injectable()
export class BroadcastFreeze {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly audiences: AudienceService,
  ) {}

  /** Freezes the recipients of a scheduled broadcast and starts it. A second worker does nothing; a killed one's rows are replaced. */
  async freeze(broadcast: BroadcastRow, now: Date): Promise<void> {
    if (!(await this.claim(broadcast, now))) return;
    const { templeId, id } = broadcast;
    const reader = this.database.reader;
    const messages = await this.audiences.plan(reader, await this.temples.byId(templeId), broadcast);
    const rows = messages.flatMap((message) => rowsOf(broadcast, message, now));
    await this.database.transaction((tx) => tx.delete(BroadcastRecipientRow, { templeId, broadcastId: id }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await this.database.transaction((tx) => insertRows(tx, BroadcastRecipientRow, rows.slice(at, at + ROWS_AT_ONCE)));
    await this.database.transaction((tx) => moveBroadcast(tx, broadcast, ['scheduled'], 'running', { startedAt: now, workedAt: now }));
  }

  private async claim({ templeId, id }: BroadcastRow, now: Date): Promise<boolean> {
    const sql = `UPDATE broadcasts SET workedAt = ? WHERE templeId = ? AND id = ? AND status = 'scheduled'
      AND (workedAt IS NULL OR workedAt < ?)`;
    const expired = new Date(now.getTime() - LEASE_MS);
    return (await this.database.statement((tx) => execute(tx, sql, [now, templeId, id, expired]))) === 1;
  }
}

/** Who has no address isn't written to, and isn't listed. */
function rowsOf({ templeId, id }: BroadcastRow, { person, channel, address, reason }: PlannedMessage, now: Date): BroadcastRecipientRow[] {
  if (address === null) return [];
  const { accountId, name, language } = person;
  const to = { broadcastId: id, channel, address, accountId, name: name ?? '', language };
  const status = reason ? ('suppressed' as const) : ('queued' as const);
  return [{ templeId, id: newId(), ...to, status, reason, round: 0, claimedAt: null, heldUntil: null, changedAt: now }];
}
