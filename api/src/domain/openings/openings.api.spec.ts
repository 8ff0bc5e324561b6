import type { OpeningView, PoojaOpening, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../test/cart.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { addOpening, advance, announced, join, openDoors, openingOf, openRoom, register } from '../../../test/openings.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { addSlot, MEERA, offerPooja, poojaLine } from '../../../test/poojas.ts';
import { signInDonor, signInStaff, tokenFor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { listHashOf, seedHashOf, shuffled } from './fair-shuffle.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

const HOUR_MS = 3_600_000;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.useRealTimers());

const people = (count: number) => Promise.all(Array.from({ length: count }, () => signInDonor(api)));
const add = (client: TestAgent, slot: PoojaSlot) => client.post('/api/devotee/cart/lines').send(poojaLine(place, slot));
const own = async (client: TestAgent, { id }: { id: string }) => (await client.get(`/api/devotee/pooja-openings/${id}`).expect(200)).body;
const view = async ({ id }: { id: string }): Promise<OpeningView> =>
  (await api.client().get(`/api/public/temples/${place.temple.slug}/openings/${id}`).expect(200)).body;
const seedOf = async ({ id }: PoojaOpening) => (await api.database.reader.findOneByOrFail(PoojaOpeningRow, { id })).seed;

it('keeps its times from everyone who wasn’t let in', async () => {
  const { slot } = await offerPooja(office, place, 2);
  const opening = await announced(office, place, [slot]);
  const [first, second] = await people(2);
  expect((await add(first!.client, slot).expect(409)).body.code).toBe('opening-turn');
  await openRoom(api, opening);
  await join(first!.client, opening).expect(200);
  expect((await add(first!.client, slot).expect(409)).body.code).toBe('opening-turn');
  await openDoors(api, opening);
  expect((await own(first!.client, opening)).place).toMatchObject({ status: 'admitted', turn: 1 });
  expect((await add(second!.client, slot).expect(409)).body.code).toBe('opening-turn');
  await add(first!.client, slot).expect(200);
  // One place each: another one only instead of the first.
  expect((await add(first!.client, slot).expect(422)).body.code).toBe('booking-limit');
  const { body: cart } = await first!.client.get('/api/devotee/cart').expect(200);
  await first!.client.delete(`/api/devotee/cart/lines/${cart.orders[0].lines[0].id}`).expect(200);
  await add(first!.client, slot).expect(200);
});

it('shuffles who came early by the seed that was committed to, and takes the rest as they come', async () => {
  const { slot } = await offerPooja(office, place, 20);
  const opening = await announced(office, place, [slot], { admitPerMinute: 1 });
  const hash = (await view(opening)).order.seedHash;
  expect((await view(opening)).order).toEqual({ seedHash: hash, seed: null, tickets: null, listHash: null });
  await openRoom(api, opening);
  const early = await people(8);
  for (const { client } of early) await join(client, opening).expect(200);
  await openDoors(api, opening);
  const late = await people(3);
  for (const { client } of late) await join(client, opening).expect(200);
  await advance(api);

  const { order } = await view(opening);
  expect(seedHashOf(order.seed!)).toBe(hash);
  const { text } = await api.client().get(`/api/public/temples/${place.temple.slug}/openings/${opening.id}/tickets`).expect(200);
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));
  const tickets = rows.map(([ticket]) => ticket!);
  expect(order).toMatchObject({ tickets: 8, listHash: listHashOf(tickets) });
  const turns = shuffled(order.seed!, tickets);
  expect(rows.map(([ticket, turn]) => turns[Number(turn) - 1] === ticket)).toEqual(rows.map(() => true));
  const places = await Promise.all([...early, ...late].map(async ({ client }) => (await own(client, opening)).place));
  expect(places.slice(0, 8).map(({ ticket, turn }) => [ticket, turn])).toEqual(
    places.slice(0, 8).map(({ ticket }) => [ticket, turns.indexOf(ticket) + 1]),
  );
  expect(places.slice(8).map(({ turn }) => turn)).toEqual([9, 10, 11]);
});

it('keeps one place for an account, however often it joins', async () => {
  const { slot } = await offerPooja(office, place);
  const opening = await announced(office, place, [slot]);
  const { client } = await signInDonor(api);
  expect((await join(client, opening).expect(409)).body.code).toBe('opening-not-open');
  await openRoom(api, opening);
  const answers = await Promise.all(Array.from({ length: 6 }, () => join(client, opening)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.place.ticket}`)).size).toBe(1);
  await client.delete(`/api/devotee/pooja-openings/${opening.id}/place`).expect(204);
  expect((await client.delete(`/api/devotee/pooja-openings/${opening.id}/place`).expect(409)).body.code).toBe('opening-changed');
  expect((await join(client, opening).expect(200)).body.place).toMatchObject({ status: 'waiting', turn: null });
});

it('streams to six tabs of a person, however often they sign in', async () => {
  const { slot } = await offerPooja(office, place);
  const opening = await announced(office, place, [slot]);
  await openRoom(api, opening);
  const { client, account } = await signInDonor(api);
  await join(client, opening).expect(200);
  const stop = new AbortController();
  const statuses: number[] = [];
  for (let tab = 0; tab < 8; tab++) {
    const authorization = await tokenFor(api, account);
    const url = `${api.url}/api/devotee/pooja-openings/${opening.id}/events`;
    statuses.push((await fetch(url, { headers: { authorization }, signal: stop.signal })).status);
  }
  stop.abort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});

it('lets in at its rate, and moves on to who is next', async () => {
  const { slot } = await offerPooja(office, place, 20);
  const opening = await announced(office, place, [slot], { admitPerMinute: 60, admitMinutes: 1 });
  const opensAt = await openRoom(api, opening, 5);
  const everyone = await people(6);
  for (const { client } of everyone) await join(client, opening).expect(200);
  const admitted = async () => {
    const { body } = await office.get('/api/temple-admin/pooja-openings').expect(200);
    return body.items.find(({ id }: PoojaOpening) => id === opening.id).admitted;
  };
  await advance(api, opensAt);
  expect(await admitted()).toBe(0);
  await advance(api, opensAt.getTime() + 2_100);
  expect(await admitted()).toBe(2);
  await advance(api, opensAt.getTime() + 2_200);
  expect(await admitted()).toBe(2);
  // A worker that was away doesn't throw the doors open: five seconds are made up for.
  await advance(api, opensAt.getTime() + 30_000);
  expect(await admitted()).toBe(6);
});

it('lets people in one by one where its rate is less than one in five seconds', async () => {
  const { slot } = await offerPooja(office, place, 20);
  const opening = await announced(office, place, [slot], { admitPerMinute: 7 });
  const opensAt = await openRoom(api, opening, 5);
  const [first, second] = await people(2);
  for (const each of [first, second]) await join(each!.client, opening).expect(200);
  const waiting = async () => {
    const places = await Promise.all([first, second].map(async (each) => (await own(each!.client, opening)).place.status));
    return places.filter((status) => status === 'waiting').length;
  };
  await advance(api, opensAt.getTime() + 8_500);
  expect(await waiting()).toBe(2);
  await advance(api, opensAt.getTime() + 8_600);
  expect(await waiting()).toBe(1);
  // A pause lets in one more, and not all of its time.
  await advance(api, opensAt.getTime() + 60_000);
  expect(await waiting()).toBe(0);
});

it('is sold out once nothing is free, and goes on as the waitlist in the same order', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const opening = await announced(office, place, [slot]);
  await openRoom(api, opening);
  const everyone = await people(3);
  for (const { client } of everyone) await join(client, opening).expect(200);
  await openDoors(api, opening);
  const places = await Promise.all(everyone.map(async ({ client }) => ({ client, turn: (await own(client, opening)).place.turn })));
  const [first, second, third] = places.sort((one, other) => one.turn - other.turn);
  const { orders } = await addLines(first!.client, poojaLine(place, slot));
  await advance(api);
  expect((await view(opening)).status).toBe('sold-out');
  const wait = (client: TestAgent) =>
    client
      .post('/api/devotee/pooja-waits')
      .send({ slotId: slot.id, participants: [MEERA], intention: '' })
      .expect(201);
  await wait((await signInDonor(api)).client);
  await wait(third!.client);
  await wait(second!.client);
  await first!.client.delete(`/api/devotee/cart/lines/${orders[0]!.lines[0]!.id}`).expect(200);
  const positions = await Promise.all(
    [second!, third!].map(async ({ client }) => (await client.get('/api/devotee/pooja-waits').expect(200)).body[0]),
  );
  expect(positions.map(({ status, position }) => [status, position])).toEqual([
    ['offered', null],
    ['waiting', 1],
  ]);
});

it('counts an accepted offer of the waitlist among the places a family was let in for', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const { slot: other } = await offerPooja(office, place, 2);
  const opening = await announced(office, place, [slot, other], { placesEach: 1 });
  await openRoom(api, opening);
  const [first, second] = await people(2);
  for (const { client } of [first!, second!]) await join(client, opening).expect(200);
  await openDoors(api, opening);
  const { orders } = await addLines(first!.client, poojaLine(place, slot));
  const wanted = { slotId: slot.id, participants: [MEERA], intention: '' };
  const { body: wait } = await second!.client.post('/api/devotee/pooja-waits').send(wanted).expect(201);
  await first!.client.delete(`/api/devotee/cart/lines/${orders[0]!.lines[0]!.id}`).expect(200);
  const { orders: own } = await addLines(second!.client, poojaLine(place, slot, { waitId: wait.id }));
  const another = poojaLine(place, other);
  await second!.client.post('/api/devotee/cart/lines').send(another).expect(422);
  await second!.client.delete(`/api/devotee/cart/lines/${own[0]!.lines[0]!.id}`).expect(200);
  await addLines(second!.client, another);
  const late = await second!.client.post('/api/devotee/cart/lines').send(poojaLine(place, slot, { waitId: wait.id }));
  expect([late.status, late.body.code]).toEqual([422, 'booking-limit']);
});

it('offers a freed place of one time to nobody who wasn’t let in, while another time still sells', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const { slot: other } = await offerPooja(office, place, 5);
  const opening = await announced(office, place, [slot, other]);
  await openRoom(api, opening);
  const [first] = await people(1);
  await join(first!.client, opening).expect(200);
  await openDoors(api, opening);
  await addLines(first!.client, poojaLine(place, slot));
  const wanted = { slotId: slot.id, participants: [MEERA], intention: '' };
  const { client: outsider } = await signInDonor(api);
  expect((await outsider.post('/api/devotee/pooja-waits').send(wanted).expect(409)).body.code).toBe('opening-line-first');
  await join(outsider, opening).expect(200);
  expect((await outsider.post('/api/devotee/pooja-waits').send(wanted).expect(409)).body.code).toBe('opening-line-first');
  await advance(api, Date.now() + 60_000);
  await outsider.post('/api/devotee/pooja-waits').send(wanted).expect(201);
});

it('draws by its seed, lets the winners pay, and then the next in line', async () => {
  const { slot } = await offerPooja(office, place, 2);
  const opening = await announced(office, place, [slot], { kind: 'draw', payHours: 3 });
  const everyone = await people(4);
  for (const { client } of everyone) await register(client, opening, slot).expect(200);
  // Who registers again changes what was registered.
  await register(everyone[0]!.client, opening, slot).expect(200);
  await openDoors(api, opening);
  expect(await view(opening)).toMatchObject({ status: 'paying', order: { tickets: 4, seed: await seedOf(opening) } });
  expect((await register(everyone[0]!.client, opening, slot).expect(409)).body.code).toBe('opening-not-open');
  const turns = await Promise.all(
    everyone.map(async ({ client, account }) => ({ client, account, place: (await own(client, opening)).place })),
  );
  const [first, second, third, fourth] = turns.sort((one, other) => one.place.turn - other.place.turn);
  const waitOf = async (client: TestAgent) => (await client.get('/api/devotee/pooja-waits').expect(200)).body[0];
  expect(await waitOf(first!.client)).toMatchObject({ status: 'offered' });
  expect(await waitOf(second!.client)).toMatchObject({ status: 'offered' });
  expect(await waitOf(third!.client)).toMatchObject({ status: 'waiting', position: 1 });
  const subjects = async (who: typeof first) => (await deliveredTo(api, who!.account.email)).map(({ subject }) => subject).join('\n');
  expect(await subjects(first)).toContain('You won a place');
  expect(await subjects(fourth)).toContain('You didn’t win a place');

  // The first accepts, the second doesn’t: the third is next.
  const { id: waitId } = await waitOf(first!.client);
  await addLines(first!.client, poojaLine(place, slot, { waitId }));
  await second!.client.delete(`/api/devotee/pooja-waits/${(await waitOf(second!.client)).id}`).expect(204);
  expect(await waitOf(third!.client)).toMatchObject({ status: 'offered' });
  expect(await subjects(third)).toContain('You’re next');

  // What was accepted and left in the cart is still the winner’s until the deadline.
  const { body: cart } = await first!.client.get('/api/devotee/cart').expect(200);
  await first!.client.delete(`/api/devotee/cart/lines/${cart.orders[0].lines[0].id}`).expect(200);
  expect(await waitOf(first!.client)).toMatchObject({ status: 'offered', id: waitId });
  expect(await waitOf(fourth!.client)).toMatchObject({ status: 'waiting' });
});

it('keeps where prasadam is mailed from the registration to the cart', async () => {
  const { slot } = await offerPooja(office, place, 1, { service: { prasadamCents: 1_200 } });
  const opening = await announced(office, place, [slot], { kind: 'draw', payHours: 3 });
  const { client } = await signInDonor(api);
  const prasadamTo = { name: 'Meera', street: '1 Main Street', street2: '', city: 'Edison', state: 'NJ', zip: '08817' };
  const entry = { slotId: slot.id, participants: [MEERA], intention: '', prasadamTo };
  await client.put(`/api/devotee/pooja-openings/${opening.id}/place`).send(entry).expect(200);
  expect((await own(client, opening)).place).toMatchObject({ prasadamTo });
  await openDoors(api, opening);
  const [won] = (await client.get('/api/devotee/pooja-waits').expect(200)).body;
  expect(won).toMatchObject({ status: 'offered', prasadamTo });
});

it('reminds who asked when the waiting room opens, once', async () => {
  const { slot } = await offerPooja(office, place);
  const opening = await announced(office, place, [slot]);
  const { client, account } = await signInDonor(api);
  const remind = (on: boolean) => client.put(`/api/devotee/pooja-openings/${opening.id}/reminder`).send({ on }).expect(200);
  expect((await remind(true)).body).toMatchObject({ reminder: true, place: null });
  expect((await remind(false)).body).toMatchObject({ reminder: false });
  await remind(true);
  expect((await client.get('/api/devotee/pooja-openings').expect(200)).body).toMatchObject([{ id: opening.id, place: null }]);
  await openRoom(api, opening);
  await advance(api);
  const mails = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.includes('waiting room'));
  expect(mails).toHaveLength(1);
});

it('frees its times when it is canceled or over, and notifies who waited', async () => {
  const { slot } = await offerPooja(office, place);
  const opening = await announced(office, place, [slot]);
  await openRoom(api, opening);
  const { client, account } = await signInDonor(api);
  await join(client, opening).expect(200);
  await advance(api);
  const cancel = () => office.post(`/api/temple-admin/pooja-openings/${opening.id}/cancel`).send({ reason: 'The day was moved' });
  expect((await cancel().expect(200)).body).toMatchObject({ status: 'canceled', canceledWhy: 'The day was moved' });
  expect((await cancel().expect(409)).body.code).toBe('opening-changed');
  await advance(api);
  expect((await own(client, opening)).place.status).toBe('left');
  expect((await deliveredTo(api, account.email)).map(({ subject }) => subject)).toContain(
    `${place.temple.name} canceled Vaikuntha Ekadashi darshan`,
  );
  await add(client, slot).expect(200);

  const other = await offerPooja(office, place);
  const unsold = await announced(office, place, [other.slot]);
  await openRoom(api, unsold);
  await openDoors(api, unsold);
  await advance(api, Date.now() + 26 * HOUR_MS);
  expect((await view(unsold)).status).toBe('closed');
  await add(client, other.slot).expect(200);
});

it('takes only times that are ahead and in no other opening, and nothing that has passed', async () => {
  const { service, slot } = await offerPooja(office, place);
  await addOpening(office, openingOf(place, [slot]));
  const refused = async (body: object) => (await office.post('/api/temple-admin/pooja-openings').send(body).expect(400)).body.fields;
  expect(Object.keys(await refused(openingOf(place, [slot])))).toEqual(['slotIds']);
  const strange = await buildGivingTemple(api);
  const theirs = await offerPooja((await signInStaff(api, { temple: strange.temple })).client, strange);
  expect(Object.keys(await refused(openingOf(place, [theirs.slot])))).toEqual(['slotIds']);
  const next = await addSlot(office, place, service, 4, { time: '12:00' });
  expect(Object.keys(await refused(openingOf(place, [next], -5)))).toEqual(['opensOn']);
  expect(Object.keys(await refused(openingOf(place, [next], 60 * 24 * 9)))).toEqual(['opensOn']);
  expect(Object.keys(await refused({ ...openingOf(place, [next]), admitPerMinute: 0 }))).toEqual(['admitPerMinute']);
  await addOpening(office, openingOf(place, [next]));
});
