import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { free, guestsOf } from '../../../test/guest-tickets.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { childOf, offerTickets, person } from '../../../test/tickets.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { Refund } from '../../domain/orders/refunds/refund.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
const { newGuest, opened, cancel, registered } = guestsOf(() => ({ api, place }));
const claim = (who: TestAgent, link: string, guestToken?: string) =>
  who.post(`/api/devotee/guest-tickets/${link}/claim`).send(guestToken ? { guestToken } : {});

it('gives a guest’s tickets to nobody who has only the link: a child’s data and pickup code least of all', async () => {
  const event = await offerTickets(office, place, [free({ name: 'Child', isDropOff: true })]);
  const people = [person(event.types[0]!.id, 'Anika', { child: childOf() })];
  const { link, client: parent } = await registered(event, { people });
  const [ticket] = (await opened(link)).tickets;
  const stranger = (await signInDonor(api)).client;
  const other = (await newGuest()).guestToken;
  for (const token of [undefined, other, 'made-up'])
    expect((await claim(stranger, link, token).expect(403)).body.code).toBe('ticket-phone-unproven');
  await stranger.get(`/api/devotee/tickets/${ticket?.id}`).expect(404);
  await stranger
    .put(`/api/devotee/tickets/${ticket?.id}/child`)
    .send(childOf({ guardian: 'Bad Man' }))
    .expect(404);
  const { body: still } = await parent.get(`/api/public/guest-tickets/${link}`).expect(200);
  expect(still).toMatchObject({ status: 'registered', tickets: [{ pickupCode: expect.stringMatching(/^\w{3} \w{3}$/) }] });
});

it('puts the tickets into an account with the proof of the phone, which alone has them from then on', async () => {
  const event = await offerTickets(office, place);
  const { link, phone, guestToken } = await registered(event);
  const [ticket] = (await opened(link)).tickets;
  const { client } = await signInDonor(api);
  expect((await claim(client, link, guestToken).expect(200)).body).toEqual({ id: ticket?.id });
  await claim(client, link).expect(200);
  const told = (await deliveredTo(api, phone)).filter(({ text }) => text.includes('added to an account'));
  expect(told).toHaveLength(1);
  await claim((await signInDonor(api)).client, link, guestToken).expect(404);
  expect((await client.get(`/api/devotee/tickets/${ticket?.id}`).expect(200)).body).toMatchObject({
    canPassOn: true,
    amountCents: 2_500,
  });
  expect(await opened(link)).toMatchObject({ status: 'claimed', tickets: [] });
  await cancel(link, { ticketId: ticket?.id, seenCents: 2_500 }).expect(404);
  await api.client().get(`/api/public/guest-tickets/${link}/tickets.pdf`).expect(404);
});

it('needs no code from an account whose verified phone registered, or whose verified email the order has', async () => {
  const event = await offerTickets(office, place, [free()]);
  const [byPhone, byEmail] = [await registered(event), await registered(event, { email: 'lata.claims@example.org' })];
  const typed = (await signInDonor(api, { phone: byPhone.phone })).client;
  await claim(typed, byPhone.link).expect(403);
  const verified = (await signInDonor(api, { phone: byPhone.phone, phoneVerifiedAt: new Date() })).client;
  await claim(verified, byPhone.link).expect(200);
  await claim((await signInDonor(api, { email: 'lata.claims@example.org' })).client, byEmail.link).expect(200);
});

it('gives nobody else the guest’s money: what its taker cancels goes back to the payment', async () => {
  const event = await offerTickets(office, place);
  const { link, started, guestToken } = await registered(event);
  const { client } = await signInDonor(api);
  const { body: taken } = await claim(client, link, guestToken).expect(200);
  expect((await client.get(`/api/devotee/tickets/${taken.id}`).expect(200)).body).toMatchObject({ canGiveRefund: false });
  const body = { dates: 'one', seenCents: 2_500 };
  const end = (more: object) =>
    client
      .post(`/api/devotee/tickets/${taken.id}/cancel`)
      .set('idempotency-key', newId())
      .send({ ...body, ...more });
  expect((await end({ giveToFundId: place.general.id }).expect(422)).body.code).toBe('ticket-refund-of-payer');
  await runJobs(api);
  expect((await client.get(`/api/devotee/tickets/${taken.id}`).expect(200)).body.status).toBe('valid');
  await end({}).expect(200);
  await runJobs(api);
  const { templeId, id: orderId } = await api.database.reader.findOneByOrFail(Order, { id: started.orderId });
  expect(await api.database.reader.findBy(Refund, { templeId, orderId })).toMatchObject([{ status: 'succeeded', amountCents: 2_500 }]);
});

it('opens nothing once the guest’s verified email brought the tickets into an account', async () => {
  const event = await offerTickets(office, place, [free()]);
  const { client, account } = await signInDonor(api);
  const { link } = await registered(event, { email: account.email });
  expect((await client.get('/api/devotee/tickets').expect(200)).body.items).toHaveLength(1);
  expect((await opened(link)).status).toBe('claimed');
});
