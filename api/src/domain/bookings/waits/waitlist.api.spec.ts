import type { PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { bookPooja, cancelBooking, countsOf, HOME, joinWaitlist, MEERA, offerPooja, poojaLine, slotNow } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { WaitlistService } from './waitlist.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.useRealTimers());

const add = (client: TestAgent, slot: PoojaSlot, more: object = {}) =>
  client.post('/api/devotee/cart/lines').send(poojaLine(place, slot, more));

describe('the waitlist of a full slot', () => {
  it('is offered a freed place before the public, in its order', async () => {
    const { slot } = await offerPooja(office, place, 1);
    const [holder, first, second, stranger] = await Promise.all(Array.from({ length: 4 }, () => signInDonor(api)));
    const booking = await bookPooja(api, holder!.client, place, slot);
    expect((await joinWaitlist(first!.client, slot).expect(201)).body).toMatchObject({ status: 'waiting', position: 1 });
    expect((await joinWaitlist(second!.client, slot).expect(201)).body.position).toBe(2);
    expect((await joinWaitlist(first!.client, slot).expect(409)).body.code).toBe('already-waiting');
    await cancelBooking(holder!.client, booking).expect(200);
    expect((await add(stranger!.client, slot).expect(409)).body.code).toBe('place-gone');
    const [offered] = (await first!.client.get('/api/devotee/pooja-waits').expect(200)).body;
    expect(offered).toMatchObject({ status: 'offered', position: null });
    const foreign = await add(stranger!.client, slot, { waitId: offered.id });
    expect(foreign.body.code).toBe('offer-over');
    await add(first!.client, slot, { waitId: offered.id }).expect(200);
    expect(await countsOf(office, slot)).toEqual({ held: 1, onlineSold: 0, counterSold: 0 });
    expect((await first!.client.get('/api/devotee/pooja-waits').expect(200)).body).toEqual([]);
  });

  it('passes an offer on when nobody took it in time, or it was declined', async () => {
    const { slot } = await offerPooja(office, place, 1);
    const [holder, first, second, third] = await Promise.all(Array.from({ length: 4 }, () => signInDonor(api)));
    const booking = await bookPooja(api, holder!.client, place, slot);
    for (const { client } of [first!, second!, third!]) await joinWaitlist(client, slot).expect(201);
    await cancelBooking(holder!.client, booking).expect(200);
    const [{ offeredUntil }] = (await first!.client.get('/api/devotee/pooja-waits').expect(200)).body;
    await api.get(WaitlistService).endLapsed(new Date(offeredUntil));
    const [offered] = (await second!.client.get('/api/devotee/pooja-waits').expect(200)).body;
    expect(offered.status).toBe('offered');
    await second!.client.delete(`/api/devotee/pooja-waits/${offered.id}`).expect(204);
    expect((await third!.client.get('/api/devotee/pooja-waits').expect(200)).body).toMatchObject([{ status: 'offered' }]);
    expect((await slotNow(office, slot)).held).toBe(1);
  });

  it('keeps the names and the mailing address until the place is accepted', async () => {
    const { slot } = await offerPooja(office, place, 1, { service: { prasadamCents: 1_200 } });
    const [holder, first] = [await signInDonor(api), await signInDonor(api)];
    const booking = await bookPooja(api, holder.client, place, slot);
    const { body: member } = await first.client.post('/api/devotee/family').send({ name: 'Anika', relation: 'daughter' }).expect(201);
    const said = { participants: [{ ...MEERA, name: 'Anika', familyMemberId: member.id }], prasadamTo: HOME };
    const joined = await first.client.post('/api/devotee/pooja-waits').send({ ...said, slotId: slot.id, intention: '' });
    expect(joined.body).toMatchObject({ prasadamTo: HOME });
    await cancelBooking(holder.client, booking).expect(200);
    await first.client.delete(`/api/devotee/family/members/${member.id}`).expect(200);
    const { body: foreign } = await add(holder.client, slot, { participants: said.participants, waitId: joined.body.id }).expect(400);
    expect(JSON.stringify(foreign)).toContain('This person isn’t in your family list');
    const { orders } = await addLines(first.client, poojaLine(place, slot, { ...said, waitId: joined.body.id }));
    expect(orders[0]!.lines).toHaveLength(2);
  });

  it('ends when the time begins, and notifies families when the time is no longer offered', async () => {
    const { slot } = await offerPooja(office, place, 1);
    const { slot: dropped } = await offerPooja(office, place, 1);
    const [holder, first, second] = await Promise.all(Array.from({ length: 3 }, () => signInDonor(api)));
    for (const each of [slot, dropped]) await bookPooja(api, holder!.client, place, each);
    await joinWaitlist(first!.client, slot).expect(201);
    await joinWaitlist(second!.client, dropped).expect(201);
    await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: dropped.id }, { retired: true }));
    await api.get(WaitlistService).endLapsed();
    expect((await second!.client.get('/api/devotee/pooja-waits').expect(200)).body).toEqual([]);
    expect((await first!.client.get('/api/devotee/pooja-waits').expect(200)).body).toHaveLength(1);
    await runJobs(api);
    expect(JSON.stringify(await deliveredTo(api, second!.account.email))).toContain('no longer offers');
    await api.get(WaitlistService).endLapsed(new Date(slot.startsAt));
    expect((await first!.client.get('/api/devotee/pooja-waits').expect(200)).body).toEqual([]);
    expect((await office.get(`/api/temple-admin/pooja-waits?slotId=${slot.id}`).expect(200)).body.items).toEqual([]);
  });

  it('is refused where a place is free', async () => {
    const { slot } = await offerPooja(office, place, 1);
    expect((await joinWaitlist((await signInDonor(api)).client, slot).expect(409)).body.code).toBe('waitlist-not-needed');
  });
});
