import { setTimeout as pause } from 'node:timers/promises';
import type { Row, Rows } from '../harness/rows.ts';
import type { Outcome } from './rush-family.ts';

const PATIENCE_MS = 180_000;
const POLL_MS = 100;
const linesAt = (place: 'held' | 'taken') => `(SELECT COUNT(*) FROM order_lines WHERE itemId = slot.id AND place = '${place}')`;
const LINES_AND_OFFERS = `${linesAt('held')} AS heldLines, ${linesAt('taken')} AS takenLines,
  (SELECT COUNT(*) FROM pooja_waits WHERE slotId = slot.id AND status = 'offered') AS offers`;

/** What the database says of a slot after a rush, next to what its families know. */
export class RushProof {
  constructor(private readonly database: Rows) {}

  async differences(slotId: string, places: number, outcomes: readonly Outcome[]): Promise<string[]> {
    const wrong: string[] = [];
    const refusals = outcomes.filter(({ held, waits, left, refused }) => !held && !((waits || left) && refused[0] === 'place-gone'));
    for (const { refused } of refusals.slice(0, 3))
      wrong.push(`a family without a place wasn’t offered the waitlist: ${refused.join(', ')}`);
    wrong.push(...(await this.counted(slotId, places, 'in the rush')));
    const paid = outcomes.filter((outcome) => outcome.paid);
    if (!(await this.settles(slotId, paid.length)))
      wrong.push(`${paid.length} paid, but the slot says otherwise: ${await this.told(slotId)}`);
    wrong.push(...(await this.charged(slotId)));
    await this.lapse(slotId);
    wrong.push(...(await this.counted(slotId, places, 'after the holds lapsed')));
    const { onlineHeld, onlineSold, offered } = await this.slot(slotId);
    const waiting = outcomes.some(({ waits }) => waits);
    if (waiting && Number(onlineHeld) + Number(onlineSold) + Number(offered) !== places)
      wrong.push(`a place is stranded: ${await this.told(slotId)}`);
    return wrong;
  }

  /** Read in one statement: payments are settled meanwhile, and two would see the slot before and its lines after one. */
  private async counted(slotId: string, places: number, when: string): Promise<string[]> {
    const sql = `SELECT onlineHeld, onlineSold, offered, ${LINES_AND_OFFERS} FROM pooja_slots slot WHERE id = ?`;
    const [row] = await this.rows(sql, slotId);
    const found = [row?.onlineHeld, row?.onlineSold, row?.offered].map(Number);
    const rows = [row?.heldLines, row?.takenLines, row?.offers].map(Number);
    if (found.join() !== rows.join()) return [`${when} the slot counts ${found.join(', ')}, its lines and offers are ${rows.join(', ')}`];
    return found.reduce((sum, count) => sum + count, 0) > places ? [`${when} oversold: ${found.join(', ')}`] : [];
  }

  private async settles(slotId: string, paid: number): Promise<boolean> {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(POLL_MS)) {
      const [booked] = await this.rows("SELECT COUNT(*) AS n FROM bookings WHERE slotId = ? AND status = 'confirmed'", slotId);
      if (Number(booked?.n) >= paid) return Number(booked?.n) === paid;
    }
    return false;
  }

  /** A family pays one checkout once, and nobody pays without a booking. */
  private charged(slotId: string): Promise<string[]> {
    const sql = `SELECT line.orderId AS id, COUNT(*) AS n FROM order_lines line JOIN sandbox_checkouts paid ON paid.orderId = line.orderId
      AND paid.status = 'paid' WHERE line.itemId = ? GROUP BY line.orderId HAVING COUNT(*) > 1`;
    return this.rows(sql, slotId).then((rows) => rows.map(({ id }) => `order ${String(id)} was charged twice`));
  }

  /** The families who walked away: their holds are over now, and the jobs of the platform find them. */
  private async lapse(slotId: string): Promise<void> {
    const past = new Date(Date.now() - 1000);
    await this.database.query("UPDATE order_lines SET heldUntil = ? WHERE itemId = ? AND place = 'held'", [past, slotId]);
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(POLL_MS)) {
      await this.database.query("UPDATE recurring_jobs SET dueAt = ? WHERE name = 'order-holds'", [past]);
      if (Number((await this.slot(slotId)).onlineHeld) === 0) return;
    }
  }

  private async slot(slotId: string): Promise<Row> {
    const [slot] = await this.rows('SELECT onlineHeld, onlineSold, offered FROM pooja_slots WHERE id = ?', slotId);
    if (!slot) throw new Error(`There is no slot ${slotId}.`);
    return slot;
  }

  private told = async (slotId: string): Promise<string> => JSON.stringify(await this.slot(slotId));

  private rows(sql: string, value: string): Promise<Row[]> {
    return this.database.query(sql, [value]);
  }
}
