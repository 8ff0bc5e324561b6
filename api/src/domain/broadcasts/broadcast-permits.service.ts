import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { WrittenTogether } from '../../platform/database/written-together.ts';
import { consentCondition } from '../consents/consent-condition.ts';
import type { BroadcastRow } from './broadcast.entity.ts';
import { stillReads } from './broadcast-readers.ts';
import type { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

/** A message that would be sent now. */
export interface Departure {
  row: BroadcastRecipientRow;
  broadcast: BroadcastRow;
  /** Its state from now on. */
  as: 'sending' | 'unknown';
}

/** Gives messages the right to be sent now: that of those who ask at the same time in one statement. */
@Injectable()
export class BroadcastPermits {
  readonly #asked = new WrittenTogether<Departure, boolean>((departures) => this.permitted(departures));

  constructor(private readonly database: Database) {}

  /**
   * Whether the message may go: its broadcast runs and hasn't reached its end time, its account is active and still on the staff if it was, and
   * nobody withdrew consent.
   */
  claim(departure: Departure): Promise<boolean> {
    return this.#asked.add(departure);
  }

  private async permitted(departures: readonly Departure[]): Promise<boolean[]> {
    const may = new Set<Departure>();
    for (const group of alike(departures)) for (const each of await this.ofGroup(group)) may.add(each);
    return departures.map((each) => may.has(each));
  }

  /** All of them, mostly. If not, they are asked about one by one. */
  private async ofGroup(group: readonly Departure[]): Promise<Departure[]> {
    if (await this.all(group)) return [...group];
    if (group.length === 1) return [];
    const may: Departure[] = [];
    for (const each of group) if (await this.all([each])) may.push(each);
    return may;
  }

  private all(group: readonly Departure[]): Promise<boolean> {
    const claimed = this.database.transaction(async (tx) => {
      if ((await claimThese(tx, group)) < group.length) throw new NotAll();
      return true;
    });
    return claimed.catch((error: unknown) => {
      if (error instanceof NotAll) return false;
      throw error;
    });
  }
}

/** Takes the transaction back. */
class NotAll extends Error {}

function alike(departures: readonly Departure[]): Departure[][] {
  const groups = new Map<string, Departure[]>();
  for (const each of departures) {
    const { broadcastId, channel, round } = each.row;
    const key = [broadcastId, channel, round, each.as].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

async function claimThese(tx: EntityManager, group: readonly Departure[]): Promise<number> {
  const [first] = group;
  if (!first) return 0;
  const { templeId, broadcastId, channel, round } = first.row;
  const ids = group.map(({ row }) => row.id);
  const now = new Date();
  const consent = consentCondition('broadcast_recipients.address', { templeId, topic: first.broadcast.topic, channel });
  const reader = stillReads(templeId, now);
  // MariaDB counts only rows that change.
  const sql = `UPDATE broadcast_recipients SET status = ?, claimedAt = ?
    WHERE templeId = ? AND id IN (${ids.map(() => '?').join(', ')}) AND round = ? AND status = 'sending'
      AND EXISTS (SELECT 1 FROM broadcasts running WHERE running.templeId = ? AND running.id = ? AND running.status = 'running'
        AND (running.usefulUntil IS NULL OR running.usefulUntil > ?))
      AND ${consent.sql} AND ${reader.sql}`;
  return execute(tx, sql, [first.as, now, templeId, ...ids, round, templeId, broadcastId, now, ...consent.values, ...reader.values]);
}
