import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { listHashOf, shuffled } from './fair-shuffle.ts';
import { giveTurns } from './give-turns.ts';
import { moveOpening } from './opening-moves.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { OpeningSlots } from './opening-slots.service.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

/** Late arrivals that get a turn in one transaction. */
const NUMBERED = 2_000;
const MINUTE_MS = 60_000;
/** The most time that is made up for after a pause, or one person's where that takes longer: the doors aren't thrown open at once. */
const BURST_MS = 5_000;

/** The line of an opening: who is let in when. Everything here may run in two workers at once, or stop at any point. */
@Injectable()
export class OpeningLine {
  constructor(
    private readonly database: Database,
    private readonly slots: OpeningSlots,
  ) {}

  /** Opens the sale: those who were there before the minute are shuffled, the others follow as they came. */
  async open(tx: EntityManager, opening: PoojaOpeningRow): Promise<boolean> {
    return this.decide(tx, opening, 'open', 'waiting');
  }

  /** Holds the draw. */
  async draw(tx: EntityManager, opening: PoojaOpeningRow): Promise<boolean> {
    return this.decide(tx, opening, 'drawn', 'registered');
  }

  /** Gives those who came after the minute their turns, in the order they came. */
  async number(opening: PoojaOpeningRow): Promise<void> {
    const { templeId, id } = opening;
    const late = { templeId, openingId: id, status: 'waiting' as const, turn: IsNull() };
    if (!(await this.database.reader.existsBy(OpeningPlaceRow, late))) return;
    await this.database.transaction(async (tx) => {
      const { lastTurn } = await lockOpening(tx, opening);
      const order = { joinedAt: 'ASC', id: 'ASC' } as const;
      const places = await tx.find(OpeningPlaceRow, { where: late, order, take: NUMBERED });
      const tickets = places.map((place) => place.id);
      await giveTurns(tx, opening, tickets, { first: lastTurn + 1, shuffled: false });
      await tx.update(PoojaOpeningRow, { templeId, id }, { lastTurn: lastTurn + tickets.length });
    });
  }

  /** Lets in as many as the time since the last ones allows. */
  async admit(opening: PoojaOpeningRow, now: Date): Promise<void> {
    const { templeId, id, admitPerMinute, admittedThrough } = opening;
    const burstMs = Math.max(BURST_MS, Math.ceil(MINUTE_MS / admitPerMinute));
    const since = Math.max(admittedThrough.getTime(), now.getTime() - burstMs);
    const people = Math.floor(((now.getTime() - since) * admitPerMinute) / MINUTE_MS);
    if (people < 1) return;
    const through = new Date(since + Math.floor((people * MINUTE_MS) / admitPerMinute));
    await this.database.transaction(async (tx) => {
      // The worker that uses up the time lets the people in.
      const unused = { templeId, id, status: 'open' as const, admittedThrough };
      const { affected } = await tx.update(PoojaOpeningRow, unused, { admittedThrough: through });
      if (affected === 1) await this.letIn(tx, opening, people, now);
    });
  }

  /** Ends the turns that weren't used in time. */
  async endTurns({ templeId, id }: PoojaOpeningRow, now: Date): Promise<void> {
    await this.database.statement((tx) =>
      execute(
        tx,
        `UPDATE pooja_opening_places SET status = 'lapsed' WHERE templeId = ? AND openingId = ? AND status = 'admitted' AND admittedUntil <= ?`,
        [templeId, id, now],
      ),
    );
  }

  /** Counts for everyone who waits how many joined, and what is free. Returns the row as it is now. */
  async count(opening: PoojaOpeningRow): Promise<PoojaOpeningRow> {
    const { templeId, id } = opening;
    const { reader } = this.database;
    const [row]: { people: number | string }[] = await reader.query(
      `SELECT COUNT(*) AS people FROM pooja_opening_places WHERE templeId = ? AND openingId = ? AND status <> 'left'`,
      [templeId, id],
    );
    const counts = { joined: toSafeInteger(row?.people), free: await this.slots.free(reader, opening) };
    if (counts.joined !== opening.joined || counts.free !== opening.free)
      await this.database.statement((tx) => tx.update(PoojaOpeningRow, { templeId, id }, counts));
    return { ...opening, ...counts };
  }

  private async decide(
    tx: EntityManager,
    opening: PoojaOpeningRow,
    to: 'open' | 'drawn',
    status: 'waiting' | 'registered',
  ): Promise<boolean> {
    // The move locks the opening: nobody else decides.
    if (!(await moveOpening(tx, opening, to))) return false;
    const { templeId, id, opensAt, seed } = opening;
    const rows: { id: string }[] = await tx.query(
      'SELECT id FROM pooja_opening_places WHERE templeId = ? AND openingId = ? AND status = ? AND joinedAt < ?',
      [templeId, id, status, opensAt],
    );
    const tickets = rows.map((row) => row.id);
    await giveTurns(tx, opening, shuffled(seed, tickets), { first: 1, shuffled: true });
    const decided = { tickets: tickets.length, lastTurn: tickets.length, listHash: listHashOf(tickets) };
    await tx.update(PoojaOpeningRow, { templeId, id }, decided);
    return true;
  }

  private async letIn(tx: EntityManager, opening: PoojaOpeningRow, people: number, now: Date): Promise<void> {
    const { templeId, id, admitMinutes } = opening;
    const next = { templeId, openingId: id, status: 'waiting' as const, turn: MoreThan(0) };
    const places = await tx.find(OpeningPlaceRow, { where: next, order: { turn: 'ASC' }, take: people });
    const last = places.at(-1)?.turn;
    if (!last) return;
    const admittedUntil = new Date(now.getTime() + admitMinutes * MINUTE_MS);
    const admitted = await execute(
      tx,
      `UPDATE pooja_opening_places SET status = 'admitted', admittedUntil = ?
       WHERE templeId = ? AND openingId = ? AND status = 'waiting' AND turn <= ?`,
      [admittedUntil, templeId, id, last],
    );
    const sql = 'UPDATE pooja_openings SET admittedTurn = ?, admitted = admitted + ? WHERE templeId = ? AND id = ?';
    await execute(tx, sql, [last, admitted, templeId, id]);
  }
}

/** Locks an opening for the rest of the transaction. */
async function lockOpening(tx: EntityManager, { templeId, id }: PoojaOpeningRow): Promise<PoojaOpeningRow> {
  await tx.update(PoojaOpeningRow, { templeId, id }, { updatedAt: new Date() });
  return tx.findOneByOrFail(PoojaOpeningRow, { templeId, id });
}
