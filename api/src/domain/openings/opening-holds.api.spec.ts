import type { PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { announced, join, openDoors, openRoom } from '../../../test/openings.ts';
import { addSlot, offerPooja, poojaLine } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { statementsDuring } from '../../../test/statements.ts';
import { OrderLine } from '../orders/order-line.entity.ts';

/** BEGIN and COMMIT included, the session looked up unless it is known, the cart answered. */
const BUDGET = 11;

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const add = (client: TestAgent, slot: PoojaSlot) => client.post('/api/devotee/cart/lines').send(poojaLine(place, slot));
/** The time of a slot's holds is over; no job has run yet. */
const lapse = (slot: PoojaSlot) =>
  api.database.transaction((tx) =>
    tx.update(OrderLine, { templeId: place.temple.id, itemId: slot.id, place: 'held' }, { heldUntil: new Date(Date.now() - 1_000) }),
  );
async function admitted(slots: PoojaSlot[], count: number): Promise<TestAgent[]> {
  const opening = await announced(office, place, slots);
  await openRoom(api, opening);
  const people = await Promise.all(Array.from({ length: count }, () => signInDonor(api)));
  for (const { client } of people) await join(client, opening).expect(200);
  await openDoors(api, opening);
  return people.map(({ client }) => client);
}

it('holds a place of an opening in few statements', async () => {
  const { slot } = await offerPooja(office, place, 2);
  const [client] = await admitted([slot], 1);
  const { result, statements } = await statementsDuring(() => add(client!, slot));
  expect(result.status).toBe(200);
  expect(statements.length > BUDGET ? statements : []).toEqual([]);
});

describe('a hold that lapsed a moment ago', () => {
  it('leaves its place to the next who asks', async () => {
    const { slot } = await offerPooja(office, place, 1);
    const [first, second] = await admitted([slot], 2);
    await add(first!, slot).expect(200);
    expect((await add(second!, slot).expect(409)).body.code).toBe('place-gone');
    await lapse(slot);
    await add(second!, slot).expect(200);
    expect((await add(first!, slot).expect(409)).body.code).toBe('place-gone');
  });

  it('leaves its family the place they were let in for', async () => {
    const { slot, service } = await offerPooja(office, place, 2);
    const other = await addSlot(office, place, service, 2, { time: '15:00' });
    const [client] = await admitted([slot, other], 1);
    await add(client!, slot).expect(200);
    expect((await add(client!, other).expect(422)).body.code).toBe('booking-limit');
    await lapse(slot);
    await add(client!, other).expect(200);
    expect((await add(client!, slot).expect(422)).body.code).toBe('booking-limit');
  });

  it('doesn’t count as a booking of the days before', async () => {
    const { slot, service } = await offerPooja(office, place, 8, { service: { againAfterDays: 7 } });
    const other = await addSlot(office, place, service, 2, { time: '15:00' });
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, poojaLine(place, slot));
    await checkOut(client, orders[0]!);
    expect((await add(client, other).expect(422)).body.code).toBe('booking-limit');
    await lapse(slot);
    await add(client, other).expect(200);
  });
});
