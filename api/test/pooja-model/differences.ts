import { PoojaWaitRow } from '../../src/domain/bookings/waits/pooja-wait.entity.ts';
import { offeredTo, placesOf } from '../../src/domain/bookings/waits/pooja-wait-rows.ts';
import { Order } from '../../src/domain/orders/order.entity.ts';
import { PoojaSlotRow } from '../../src/domain/poojas/pooja-slot.entity.ts';
import { ProofService } from '../../src/domain/proof/proof.service.ts';
import type { PoojaWorld } from './pooja-world.ts';
import type { Waiting } from './purchase.ts';
import { runAllJobs } from './world-clock.ts';

/** Where application and model differ; nothing where they agree. */
export async function differences(world: PoojaWorld): Promise<string[]> {
  return [...(await slotDifferences(world)), ...(await waitDifferences(world))];
}

async function slotDifferences({ api, place, slots, model }: PoojaWorld): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, { id }] of slots.entries()) {
    const row = await api.database.reader.findOneByOrFail(PoojaSlotRow, { templeId: place.temple.id, id });
    const expected = model(index).counts();
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, row[name as keyof PoojaSlotRow] ?? 0]));
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push(`slot ${index}: ${JSON.stringify({ found, expected })}`);
  }
  return wrong;
}

async function waitDifferences({ api, place, waits }: PoojaWorld): Promise<string[]> {
  const rows = await api.database.reader.findBy(PoojaWaitRow, { templeId: place.temple.id });
  const stored = new Map(rows.map((row) => [row.id, found(row)]));
  const wrong = waits.filter((wait) => stored.get(wait.key) !== expected(wait));
  const counts = rows.length === waits.length ? [] : [`${rows.length} waits, not ${waits.length}`];
  return [...wrong.map((wait) => `wait ${wait.key}: ${stored.get(wait.key)}, not ${expected(wait)}`), ...counts];
}

const found = (row: PoojaWaitRow): string => `${row.status}, ${placesOf(row)} places, offered ${offeredTo(row)}`;
const expected = ({ state, places, offered, claimed }: Waiting): string =>
  `${state}, ${places} places, offered ${state === 'offered' ? offered - claimed : 0}`;

/** Whether everybody paid once and got back what they should have, and processor, orders, ledger and receipts agree about it. */
export async function moneyDifferences(world: PoojaWorld): Promise<string[]> {
  await runAllJobs(world);
  const orders = await world.api.database.reader.findBy(Order, { templeId: world.place.temple.id });
  const byId = new Map(orders.map((order) => [order.id, order]));
  const { differences: unequal } = await world.api.get(ProofService).ofTemple(world.place.temple.id);
  const wrong = world.purchases.flatMap(({ id, orderId, refunded, stage, cents }) => {
    if (!orderId || stage === 'checkout' || stage === 'cart') return [];
    const order = byId.get(orderId);
    const expected = refunded ? cents : 0;
    return order && order.totalCents === cents && order.refundedCents === expected
      ? []
      : [`purchase ${id}: ${order?.status}, ${order?.refundedCents} refunded, not ${expected}`];
  });
  return [...wrong, ...unequal.map((difference) => `proof: ${JSON.stringify(difference)}`)];
}
