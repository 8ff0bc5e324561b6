import type TestAgent from 'supertest/lib/agent.js';
import { takeAtCounter } from '../../../test/counter.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runEveryJob } from '../../../test/give.ts';
import { bookAtCounter, dateIn, offerPooja } from '../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, ticketType } from '../../../test/tickets.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { Refund } from '../../domain/orders/refunds/refund.entity.ts';
import { StaffMember } from '../../domain/staff/staff-member.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

const GIFTS = '/api/temple-admin/donations';
const DESK = [
  'donations:read',
  'donations:record',
  'donations:refund',
  'donations:correct',
  'batches:close',
  'bookings:read',
  'bookings:handle',
  'bookings:cancel',
  'tickets:read',
  'tickets:handle',
] as const;

let api: TestApi;
let place: GivingTemple;
let owner: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
  owner = (await signInStaff(api, { temple: place.temple })).client;
});
afterAll(() => api.close());

const clerk = async () => (await signInStaff(api, { temple: place.temple, permissions: DESK })).client;
const post = (client: TestAgent, path: string, body: object) => client.post(path).set('idempotency-key', newId()).send(body);
const take = (client: TestAgent) => takeAtCounter(client, place, { receivedOn: '2026-11-15', amountCents: 51_00 });
const refund = (client: TestAgent, id: string) => post(client, `${GIFTS}/${id}/refunds`, { reason: 'Wrong amount' });
const refunds = () => api.database.reader.countBy(Refund, { templeId: place.temple.id });
const lower = (client: TestAgent, id: string, amountCents: number) =>
  post(client, `${GIFTS}/${id}/corrections`, {
    corrections: 0,
    fundId: place.general.id,
    amountCents,
    receivedOn: '2026-11-15',
    legalName: 'Meera Ayer',
    email: '',
    reason: 'Typed from the wrong slip',
  });

describe('a donation somebody recorded at the counter', () => {
  it('is refunded by somebody else, who is named', async () => {
    const desk = await clerk();
    const id = await take(desk);
    const { body } = await refund(desk, id).expect(403);
    expect(body).toMatchObject({
      code: 'own-entry',
      message:
        'You recorded this payment yourself, so someone else has to refund it. Nothing was refunded. These people can: Lakshmi Raman.',
    });
    expect(await refunds()).toBe(0);
    await refund(owner, id).expect(201);
  });

  it('is refunded by an owner or a treasurer who recorded it, while others could', async () => {
    await clerk();
    const { client: treasurer } = await signInStaff(api, { temple: place.temple, preset: 'treasurer' });
    await refund(owner, await take(owner)).expect(201);
    await refund(treasurer, await take(treasurer)).expect(201);
  });

  it('is refunded alone where nobody else could refund as much', async () => {
    const desk = await clerk();
    const id = await take(desk);
    await api.database.transaction((tx) => tx.delete(StaffMember, { templeId: place.temple.id, staffRole: 'owner' }));
    await signInStaff(api, { temple: place.temple, permissions: DESK, limits: { 'donations:refund': 50_99 } });
    await refund(desk, id).expect(201);
  });

  it('isn’t lowered by the person who entered it', async () => {
    const desk = await clerk();
    const id = await take(desk);
    expect((await lower(desk, id, 1_00).expect(403)).body.code).toBe('own-entry');
    await lower(desk, id, 52_00).expect(201);
  });

  it('belongs to the person who entered it, even if somebody else closed the batch', async () => {
    const desk = await clerk();
    const batch = { name: 'Sunday', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 51_00 };
    const { id } = (await post(owner, '/api/temple-admin/counter-batches', batch).expect(201)).body;
    const entry = { method: 'cash', amountCents: 51_00, fundId: place.general.id, legalName: 'Meera Ayer' };
    const { body } = await post(desk, `/api/temple-admin/counter-batches/${id}/entries`, entry).expect(201);
    expect(body).not.toHaveProperty('enteredById');
    await post(owner, `/api/temple-admin/counter-batches/${id}/close`, {}).expect(200);
    const { id: orderId } = await api.database.reader.findOneByOrFail(Order, { templeId: place.temple.id, batchId: id });
    await refund(desk, orderId).expect(403);
    await refund(owner, orderId).expect(201);
  });
});

it('a pooja paid for in cash is canceled by somebody else than the person who took the money', async () => {
  const desk = await clerk();
  const { slot } = await offerPooja(owner, place, 1, { onlinePlaces: 0, counterPlaces: 1 });
  const { id } = await bookAtCounter(desk, slot.id);
  const cancel = (client: TestAgent) => post(client, `/api/temple-admin/bookings/${id}/cancel`, { reason: 'Wrong day' });
  expect((await cancel(desk).expect(403)).body.code).toBe('own-entry');
  expect((await owner.get(`/api/temple-admin/bookings/${id}`).expect(200)).body.status).toBe('confirmed');
  await cancel(owner).expect(200);
});

describe('what is owed because its devotee canceled', () => {
  /** A ticket paid for in cash at the counter, which an account got by its email and cancels. */
  async function owed(desk: TestAgent): Promise<Refund> {
    const event = await offerTickets(owner, place, [ticketType()]);
    const { client: devotee, account } = await signInDonor(api);
    const party = { people: [person(event.types[0]!.id)], bookedBy: 'Dev Rao', method: 'cash', email: account.email };
    await post(desk, `/api/temple-admin/event-dates/${event.occurrenceId}/registrations`, party).expect(201);
    const { id } = (await devotee.get('/api/devotee/tickets').expect(200)).body.items[0];
    await post(devotee, `/api/devotee/tickets/${id}/cancel`, { dates: 'one', seenCents: 25_00 }).expect(200);
    await runEveryJob(api);
    return api.database.reader.findOneByOrFail(Refund, { templeId: place.temple.id, status: 'owed' });
  }
  const handOut = (client: TestAgent, { id }: Refund) =>
    post(client, `/api/temple-admin/owed-refunds/${id}/hand-out`, { method: 'cash', handedOutOn: dateIn(place, 0) });

  it('is handed out by somebody else than who recorded the payment', async () => {
    const desk = await clerk();
    const refund = await owed(desk);
    const { body } = await handOut(desk, refund).expect(403);
    expect(body).toMatchObject({ code: 'own-entry', message: expect.stringContaining('nobody else of the staff asked') });
    await handOut(owner, refund).expect(200);
  });

  it('is handed out by who recorded it where a colleague asked for the refund', async () => {
    const desk = await clerk();
    const { slot } = await offerPooja(owner, place, 1, { onlinePlaces: 0, counterPlaces: 1 });
    const { id } = await bookAtCounter(desk, slot.id);
    await post(owner, `/api/temple-admin/bookings/${id}/cancel`, { reason: 'Wrong day' }).expect(200);
    await runEveryJob(api);
    await handOut(desk, await api.database.reader.findOneByOrFail(Refund, { templeId: place.temple.id, status: 'owed' })).expect(200);
  });
});

describe('what is owed of a check somebody recorded', () => {
  /** A pooja paid for by a check of $151, whose time was canceled by somebody else: the refund is owed. */
  async function owed(desk: TestAgent): Promise<Refund> {
    const { slot } = await offerPooja(owner, place, 1, { onlinePlaces: 0, counterPlaces: 1 });
    const { orderId } = await bookAtCounter(desk, slot.id, { method: 'check', checkNumber: '1108' });
    await post(owner, `/api/temple-admin/pooja-slots/${slot.id}/cancellation`, { reason: 'Flood' }).expect(200);
    await runEveryJob(api);
    return refundOf(orderId);
  }
  const refundOf = (orderId: string) => api.database.reader.findOneByOrFail(Refund, { templeId: place.temple.id, orderId });
  const bounce = (client: TestAgent, { orderId }: Refund) =>
    post(client, `${GIFTS}/${orderId}/refunds`, { cause: 'check-returned', reason: 'The check bounced' });

  it('is withdrawn by somebody else, whose role lets them refund as much', async () => {
    const desk = await clerk();
    const refund = await owed(desk);
    expect((await bounce(desk, refund).expect(403)).body.code).toBe('own-entry');
    const limited = await signInStaff(api, { temple: place.temple, permissions: DESK, limits: { 'donations:refund': 150_99 } });
    expect((await bounce(limited.client, refund).expect(403)).body.code).toBe('amount-beyond-role');
    expect((await refundOf(refund.orderId)).status).toBe('owed');
    await bounce(owner, refund).expect(201);
    expect((await refundOf(refund.orderId)).status).toBe('withdrawn');
  });

  it('is given to the temple, as its payer said, by somebody else’s word', async () => {
    const desk = await clerk();
    const { id } = await owed(desk);
    const given = { fundId: place.general.id, agreement: 'Said so on the phone', agreedOn: dateIn(place, 0) };
    const give = (client: TestAgent) => post(client, `/api/temple-admin/owed-refunds/${id}/gift`, given);
    expect((await give(desk).expect(403)).body).toMatchObject({
      code: 'own-entry',
      message: expect.stringContaining('someone else has to record that its refund was given'),
    });
    await give(owner).expect(200);
    expect((await give(desk).expect(409)).body.code).toBe('refund-given');
  });
});
