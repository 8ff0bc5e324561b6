import { type EntityManager, In } from 'typeorm';
import { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { reasonsOf } from '../../orders/refunds/canceled-lines.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';

/** Those of the lines, each for its slot, whose time the temple canceled, by their ids, each with the temple's reason. */
export async function ofCanceledSlots(manager: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, string>> {
  const templeId = In([...new Set(lines.map((line) => line.templeId))]);
  const ids = lines.flatMap(({ itemId }) => itemId ?? []);
  const canceled = await manager.findBy(PoojaSlotRow, { templeId, id: In(ids), status: 'canceled' });
  return reasonsOf(
    lines,
    canceled.map(({ id, canceledWhy }) => ({ id, reason: canceledWhy ?? '' })),
  );
}

/** How many families pay for a place in these slots at this moment, or for moving there: what arrives goes back. */
export function payingFor(manager: EntityManager, templeId: string, slotIds: readonly string[]): Promise<number> {
  return manager
    .createQueryBuilder(OrderLine, 'line')
    .innerJoin(Order, 'paying', 'paying.templeId = line.templeId AND paying.id = line.orderId')
    .where({ templeId, itemId: In([...slotIds]), kind: In(['pooja', 'pooja-move']), place: 'held' })
    .andWhere("paying.status = 'pending'")
    .getCount();
}
