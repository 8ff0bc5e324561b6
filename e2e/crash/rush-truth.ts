import { setTimeout as pause } from 'node:timers/promises';
import type { Row, Rows } from '../harness/rows.ts';
import type { RushNoun } from './rush-noun.ts';

const PATIENCE_MS = 180_000;
const POLL_MS = 100;

/** What one limit counts, and the rows behind it. */
export interface Counted {
  what: string;
  counts: { held: number; sold: number; offered: number };
  rows: { held: number; sold: number; offered: number };
}

/** An order somebody paid, and what became of it. */
export interface PaidOrder {
  id: string;
  payer: string;
  end: 'has its places' | 'lacks places and was paid back' | 'is unsettled';
  /** Its state, places and money in words. */
  facts: string;
}

/** What the database says of an item that families rush for, and the clock of its holds. */
export class RushTruth {
  constructor(
    private readonly database: Rows,
    private readonly noun: RushNoun,
  ) {}

  async counted(itemId: string): Promise<Counted[]> {
    const rows = await this.database.query(this.noun.countsSql, [itemId]);
    return rows.map((row) => ({
      what: String(row.what),
      counts: { held: Number(row.held), sold: Number(row.sold), offered: Number(row.offered) },
      rows: { held: Number(row.heldLines), sold: Number(row.takenLines), offered: Number(row.offers) },
    }));
  }

  /** Paid orders once so many are settled, or as they are when patience ends. */
  async paid(itemId: string, expected: number): Promise<PaidOrder[]> {
    const sql = `SELECT sold.id AS id, sold.payerAccountId AS payer, sold.status AS status, sold.totalCents - sold.refundedCents AS kept,
      sold.totalCents AS total, COUNT(*) AS lineCount, ${this.noun.grantedSql} AS granted
      FROM order_lines line JOIN orders sold ON sold.templeId = line.templeId AND sold.id = line.orderId
      WHERE line.itemId = ? AND EXISTS (SELECT 1 FROM sandbox_checkouts paid WHERE paid.orderId = sold.id AND paid.status = 'paid')
      GROUP BY sold.templeId, sold.id, sold.payerAccountId, sold.status, sold.totalCents, sold.refundedCents`;
    for (const until = Date.now() + PATIENCE_MS; ; await pause(POLL_MS)) {
      const orders = (await this.database.query(sql, [itemId])).map(paidOrder);
      const isSettled = orders.length >= expected && orders.every(({ end }) => end !== 'is unsettled');
      if (isSettled || Date.now() > until) return orders;
    }
  }

  waits(itemId: string): Promise<Row[]> {
    return this.database.query(this.noun.waitsSql, [itemId]);
  }

  /** Ends an order's holds before their time; a job of the platform finds them soon. */
  async lapseOrder(orderId: string): Promise<void> {
    await this.lapse(await this.database.query("SELECT templeId, id FROM order_lines WHERE orderId = ? AND place = 'held'", [orderId]));
  }

  /** The families who walked away: their holds are over now, and the platform has found all of them. */
  async lapseAll(itemId: string): Promise<void> {
    const held = "SELECT templeId, id FROM order_lines WHERE itemId = ? AND place = 'held'";
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(POLL_MS)) {
      const lines = await this.database.query(held, [itemId]);
      if (lines.length === 0) return;
      await this.lapse(lines);
    }
  }

  private async lapse(lines: readonly Row[]): Promise<void> {
    const past = new Date(Date.now() - 1_000);
    const sql = "UPDATE order_lines SET heldUntil = ? WHERE templeId = ? AND id = ? AND place = 'held'";
    for (const { templeId, id } of lines) await this.database.query(sql, [past, templeId, id]);
    await this.database.query("UPDATE recurring_jobs SET dueAt = ? WHERE name = 'order-holds'", [past]);
  }
}

/** Who has some of what they paid for keeps that, and gets the rest of the money back: all places of a rush cost the same. */
function paidOrder({ id, payer, status, kept, total, lineCount, granted }: Row): PaidOrder {
  const [has, of] = [Number(granted), Number(lineCount)];
  const isSettled =
    status === (has === of ? 'paid' : has === 0 ? 'refunded' : 'partially-refunded') && Number(kept) * of === Number(total) * has;
  const end = isSettled ? (has === of ? 'has its places' : 'lacks places and was paid back') : 'is unsettled';
  const facts = `${status}, ${has} of ${of} places, ${kept} of ${total} cents not paid back`;
  return { id: String(id), payer: String(payer), end, facts };
}
