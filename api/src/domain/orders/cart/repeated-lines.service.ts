import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import { PlacesService } from '../places/places.service.ts';
import { CartKeeping } from './cart-keeping.service.ts';

/** Lines that were put back into a cart: two orders may ask for the same thing, and the one whose payment arrives first has it. */
@Injectable()
export class RepeatedLines {
  constructor(
    private readonly carts: CartKeeping,
    private readonly places: PlacesService,
  ) {}

  /**
   * The payment of an order arrived: its lines are bought, each by one conditional UPDATE. Answers those that another order paid for
   * before. Whatever else asks for the rest is over: it leaves the cart, and its checkout is ended.
   */
  async buy(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<OrderLine[]> {
    const repeated = lines.filter(({ firstLineId }) => order.toCartAt !== null || firstLineId !== null);
    const lost: OrderLine[] = [];
    for (const line of inLockOrder(repeated)) if (!(await isFirst(tx, order, line))) lost.push(line);
    const bought = repeated.filter((line) => !lost.includes(line));
    if (bought.length > 0) await this.endOthers(tx, order, bought.map(firstOf));
    return lost;
  }

  /** Those of the lines that no order was paid for yet. */
  async unbought(manager: EntityManager, lines: readonly OrderLine[]): Promise<OrderLine[]> {
    const [one] = lines;
    if (!one) return [];
    const firsts = await manager.findBy(OrderLine, { templeId: one.templeId, id: In(lines.map(firstOf)) });
    const bought = new Set(firsts.filter(({ boughtBy }) => boughtBy !== null).map(({ id }) => id));
    return lines.filter((line) => !bought.has(firstOf(line)));
  }

  private async endOthers(tx: EntityManager, { templeId, id }: Order, firstIds: string[]): Promise<void> {
    const same = { templeId, orderId: Not(id) };
    const where = [
      { ...same, firstLineId: In(firstIds) },
      { ...same, id: In(firstIds) },
    ];
    const others = await tx.findBy(OrderLine, where);
    for (const orderId of [...new Set(others.map((line) => line.orderId))].sort()) {
      const order = await tx.findOneByOrFail(Order, { templeId, id: orderId });
      const own = others.filter((line) => line.orderId === orderId).map((line) => line.id);
      if (await this.carts.hold(tx, order)) await this.carts.take(tx, order, own);
      else await this.endCheckout(tx, order, own);
    }
  }

  /** Its places are for who paid, though its own payment may still be on its way. */
  private async endCheckout(tx: EntityManager, order: Order, lineIds: readonly string[]): Promise<void> {
    const { status } = order;
    if (status !== 'pending' && status !== 'failed') return;
    await this.places.endHolds(tx, order, lineIds);
    await this.places.endCheckout(tx, order);
  }
}

/** The line that first asked for the same thing. */
export const firstOf = ({ id, firstLineId }: OrderLine): string => firstLineId ?? id;

const inLockOrder = (lines: readonly OrderLine[]): OrderLine[] => [...lines].sort((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1));

async function isFirst(tx: EntityManager, { templeId, id }: Order, line: OrderLine): Promise<boolean> {
  const sql = 'UPDATE order_lines SET boughtBy = ? WHERE templeId = ? AND id = ? AND boughtBy IS NULL';
  return (await execute(tx, sql, [id, templeId, firstOf(line)])) === 1;
}
