import type TestAgent from 'supertest/lib/agent.js';
import { linesOf } from '../../src/domain/orders/lines-of.ts';
import type { OrderLine } from '../../src/domain/orders/order-line.entity.ts';
import { OrderLine as OrderLineEntity } from '../../src/domain/orders/order-line.entity.ts';
import { CARD, payGift, runJobs, type StartedGift, startGift } from '../give.ts';
import type { TestApi } from '../start-test-api.ts';
import type { GivingTemple } from './giving.factory.ts';

export interface MixedOrder extends StartedGift {
  building: OrderLine;
  fee: OrderLine;
}

/** An order of a $300 gift to the Building fund and a $40 class fee, not paid yet. */
export async function buildMixedOrder(api: TestApi, donor: TestAgent, place: GivingTemple, more: object = {}): Promise<MixedOrder> {
  const lines = [
    { fundId: place.building.id, amountCents: 300_00 },
    { fundId: place.annadanam.id, amountCents: 40_00 },
  ];
  const started = await startGift(donor, place, { lines, ...more });
  const key = { templeId: place.temple.id, id: started.orderId };
  const [building, fee] = await linesOf(api.database.reader, key);
  // Who sells classes is not there yet: the line is told by the account it credits.
  const asFee = { fundId: null, incomeAccount: 'tickets', label: 'Bhajan class', taxClass: 'fee' } as const;
  await api.database.transaction((tx) => tx.update(OrderLineEntity, { templeId: key.templeId, id: fee!.id }, asFee));
  return { ...started, building: building!, fee: fee! };
}

/** The same, paid and booked. */
export async function buildPaidMixedOrder(api: TestApi, donor: TestAgent, place: GivingTemple, card: string = CARD): Promise<MixedOrder> {
  const order = await buildMixedOrder(api, donor, place);
  await payGift(api, order, card);
  await runJobs(api, 10);
  return order;
}
