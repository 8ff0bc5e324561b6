import { ProofService } from '../../src/domain/proof/proof.service.ts';
import { StatementsService } from '../../src/domain/statements/statements.service.ts';
import type { AccountActor } from '../../src/platform/auth/actor.ts';
import { seatsOf } from '../seats/seats.service.ts';
import type { TestApi } from '../start-test-api.ts';
import { sum } from './order-model.ts';
import type { Place, Simulated } from './order-world.ts';

type Row = Record<string, string | number | null>;

/** Everything in which the application and the model disagree, in words; empty where they agree. */
export class OrderComparison {
  readonly differences: string[] = [];

  constructor(private readonly api: TestApi) {}

  /** The orders, receipts, places, accounts and the proof of a temple. */
  async ofPlace(place: Place, orders: readonly Simulated[], now: number): Promise<void> {
    const { id: templeId } = place.temple;
    const own = orders.filter((order) => order.place === place);
    await this.orders(templeId, own);
    await this.receipts(templeId, own);
    await this.accounts(place);
    const { held, sold } = (await seatsOf(this.api.database.reader, templeId, place.seats.id))!;
    this.same(`seats sold of ${templeId}`, sum(own.map(({ model }) => model.seats)), sold);
    const mayHold = own.filter(({ model, declinedUntil }) => model.status === 'pending' || now < (declinedUntil ?? 0));
    this.same(`seats held of ${templeId}`, sum(mayHold.flatMap(({ model }) => model.lines.map(({ seats }) => seats))), held);
    const { holds, differences, underWay, trialBalanceCents } = await this.api.get(ProofService).ofTemple(templeId);
    this.same(`proof of ${templeId}`, [true, [], [], 0], [holds, differences, underWay, trialBalanceCents]);
  }

  /** A donor's statement of a year over all temples. */
  async ofStatement(donor: AccountActor, year: number, orders: readonly Simulated[]): Promise<void> {
    const { persons, household, totalCents, deductibleCents } = await this.api.get(StatementsService).statement(donor, String(year), {});
    const own = orders.filter(({ model, ...order }) => order.donor === donor && model.hasReceipt && yearOf(model.receivedOn) === year);
    const what = `statement of ${donor.accountId} for ${year}`;
    const expected = [sum(own.map(({ model }) => model.receiptCents)), sum(own.map(({ model }) => model.deductibleCents))];
    this.same(what, expected, [totalCents, deductibleCents]);
    const sections = persons.flatMap(({ temples }) => temples);
    for (const { slug, ...sums } of household) {
      const receipts = sections.filter((section) => section.slug === slug).flatMap((section) => section.receipts);
      const there = own.filter(({ place }) => place.temple.slug === slug).map(({ model }) => model);
      const cents = [sum(there.map(({ receiptCents }) => receiptCents)), sum(there.map((model) => model.deductibleCents))];
      this.same(`${what} at ${slug}`, [...cents, there.length], [sums.totalCents, sums.deductibleCents, receipts.length]);
    }
  }

  same(what: string, expected: unknown, found: unknown): void {
    const [model, real] = [JSON.stringify(expected), JSON.stringify(found)];
    if (model !== real) this.differences.push(`${what}: the model has ${model}, the application ${real}`);
  }

  private async orders(templeId: string, own: readonly Simulated[]): Promise<void> {
    const orders = await this.rows('SELECT id, status, totalCents, refundedCents, refundHeldCents, lostCents FROM orders', templeId);
    const lines = await this.rows('SELECT orderId, position, refundedCents, refundHeldCents FROM order_lines', templeId);
    const byOrder = grouped(lines, 'orderId');
    const byId = new Map(orders.map((row) => [row.id, row]));
    this.same(`orders of ${templeId}`, own.length, orders.length);
    for (const { id, model } of own) {
      const { status, ...cents } = byId.get(id) ?? {};
      const { totalCents, refundedCents, lostCents } = model;
      const found = [status, ...['totalCents', 'refundedCents', 'lostCents', 'refundHeldCents'].map((name) => Number(cents[name]))];
      this.same(`order ${id}`, [model.status, totalCents, refundedCents, lostCents, refundedCents + lostCents], found);
      const taken = (byOrder.get(id) ?? []).sort((a, b) => Number(a.position) - Number(b.position));
      const ofLines = taken.map((line) => [Number(line.refundedCents), Number(line.refundHeldCents)]);
      this.same(
        `lines of order ${id}`,
        model.lines.map((line) => [line.taken, line.taken]),
        ofLines,
      );
    }
  }

  private async receipts(templeId: string, own: readonly Simulated[]): Promise<void> {
    const columns = 'orderId, status, receivedOn, totalCents, deductibleCents, currentOrderId, replacedById';
    const receipts = await this.rows(`SELECT ${columns} FROM receipts`, templeId);
    const byOrder = grouped(receipts, 'orderId');
    for (const { id, model } of own) {
      const all = byOrder.get(id) ?? [];
      const valid = all.filter(({ status }) => status === 'valid');
      const found = valid.map((row) => [row.receivedOn, Number(row.totalCents), Number(row.deductibleCents), row.currentOrderId]);
      const expected = model.hasReceipt ? [[model.receivedOn, model.receiptCents, model.deductibleCents, id]] : [];
      this.same(`receipt of order ${id}`, expected, found);
      const replaced = all.filter(({ replacedById }) => replacedById !== null).length;
      this.same(`all receipts of order ${id}`, [model.receiptCount, Math.max(0, model.receiptCount - 1)], [all.length, replaced]);
    }
  }

  private async accounts({ temple, books }: Place): Promise<void> {
    const rows = await this.rows('SELECT accountKey, debitCents, creditCents FROM ledger_accounts', temple.id);
    const found = new Map(rows.map((row) => [String(row.accountKey), Number(row.debitCents) - Number(row.creditCents)]));
    for (const account of new Set([...books.nets.keys(), ...found.keys()]))
      this.same(`account ${account} of ${temple.city}`, books.nets.get(account) ?? 0, found.get(account) ?? 0);
  }

  private rows(select: string, templeId: string): Promise<Row[]> {
    return this.api.database.reader.query(`${select} WHERE templeId = ?`, [templeId]);
  }
}

const yearOf = (date: string | null): number => Number(date?.slice(0, 4));

function grouped(rows: readonly Row[], by: string): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) groups.set(row[by], [...(groups.get(row[by]) ?? []), row]);
  return groups;
}
