import { PoojaWaitRow } from '../../src/domain/bookings/pooja-wait.entity.ts';
import { Order } from '../../src/domain/orders/order.entity.ts';
import { PoojaSlotRow } from '../../src/domain/poojas/pooja-slot.entity.ts';
import type { PoojaWorld } from './pooja-world.ts';
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
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, row[name as keyof PoojaSlotRow]]));
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push(`slot ${index}: ${JSON.stringify({ found, expected })}`);
  }
  return wrong;
}

async function waitDifferences({ api, place, waits }: PoojaWorld): Promise<string[]> {
  const rows = await api.database.reader.findBy(PoojaWaitRow, { templeId: place.temple.id });
  const stored = new Map(rows.map(({ id, status }) => [id, status]));
  const wrong = waits.filter(({ key, state }) => stored.get(key) !== state);
  const counts = rows.length === waits.length ? [] : [`${rows.length} waits, not ${waits.length}`];
  return [...wrong.map(({ key, state }) => `wait ${key}: ${stored.get(key)}, not ${state}`), ...counts];
}

/** Whether everybody paid once and got back what they should have. */
export async function moneyDifferences(world: PoojaWorld): Promise<string[]> {
  await runAllJobs(world);
  const orders = await world.api.database.reader.findBy(Order, { templeId: world.place.temple.id });
  const byId = new Map(orders.map((order) => [order.id, order]));
  return world.purchases.flatMap(({ id, orderId, refunded, stage, cents }) => {
    if (!orderId || stage === 'checkout' || stage === 'cart') return [];
    const order = byId.get(orderId);
    const expected = refunded ? cents : 0;
    return order && order.totalCents === cents && order.refundedCents === expected
      ? []
      : [`purchase ${id}: ${order?.status}, ${order?.refundedCents} refunded, not ${expected}`];
  });
}
