import type { GuestWait } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { guestsOf } from '../../../test/guest-tickets.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, type TicketedEvent, ticketLine, ticketType } from '../../../test/tickets.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { TicketStockRow } from '../../domain/tickets/ticket-stock.entity.ts';
import { TicketWaitRow } from '../../domain/tickets/waits/ticket-wait.entity.ts';
import { TicketWaitlist } from '../../domain/tickets/waits/ticket-waitlist.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const { newGuest, send, linkOf, opened, cancel, registered } = guestsOf(() => ({ api, place }));
type Guest = Awaited<ReturnType<typeof newGuest>>;

const onePlace = () => offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
const join = async ({ client }: Pick<Guest, 'client'>, { occurrenceId, types }: TicketedEvent): Promise<GuestWait> => {
  const body = { templeSlug: place.temple.slug, occurrenceId, people: [person(types[0]!.id)], legalName: 'Lata Menon' };
  return (await client.post('/api/guest/ticket-waits').send(body).expect(201)).body;
};
const statusOf = async ({ link }: GuestWait): Promise<string> =>
  (await api.client().get(`/api/public/guest-waits/${link}`).expect(200)).body.status;
const stockOf = async ({ occurrenceId }: TicketedEvent) => {
  const { held, sold, offered } = await api.database.reader.findOneByOrFail(TicketStockRow, { occurrenceId, whatId: occurrenceId });
  return { held, sold, offered };
};
const textsTo = async ({ phone }: Guest): Promise<string> => (await deliveredTo(api, phone)).map(({ text }) => text).join('\n');
const give = async (link: string) => cancel(link, { ticketId: (await opened(link)).tickets[0]!.id, seenCents: 2_500 }).expect(200);

it('uses up an offer once, even if the same phone registers again without the link', async () => {
  const event = await onePlace();
  const holder = await registered(event);
  const [guest, next] = [await newGuest(), await newGuest()];
  const [wait, other] = [await join(guest, event), await join(next, event)];
  await give(holder.link);
  await send(guest.client, event, { waitLink: wait.link }).expect(201);
  const { body: started } = await send(guest.client, event).expect(201);
  expect(await statusOf(wait)).toBe('claimed');
  await payGift(api, started);
  await runJobs(api);
  await give(await linkOf(started));
  expect([await statusOf(wait), await statusOf(other)]).toEqual(['claimed', 'offered']);
});

it('gives an earlier payment the place that the same phone’s newer checkout holds', async () => {
  const event = await onePlace();
  const guest = await newGuest();
  const [{ body: first }, { body: newer }] = [await send(guest.client, event).expect(201), await send(guest.client, event).expect(201)];
  await payGift(api, first);
  await runJobs(api);
  expect((await opened(await linkOf(first))).status).toBe('registered');
  expect(await stockOf(event)).toEqual({ held: 0, sold: 1, offered: 0 });
  expect(await textsTo(guest)).not.toContain('No place was left');
  expect(await api.database.reader.countBy(TicketWaitRow, { phone: guest.phone })).toBe(0);
  const { status } = await api.database.reader.findOneByOrFail(Order, { id: newer.orderId });
  expect(status).toBe('canceled');
});

it('takes guests and members off the waitlist once they have tickets, and nobody else', async () => {
  const [event, members] = [await onePlace(), await onePlace()];
  const guest = await newGuest();
  const { body: started } = await send(guest.client, event).expect(201);
  const wait = await join(guest, event);
  const devotee = await signInDonor(api);
  const { orders } = await addLines(devotee.client, ticketLine(place, members));
  const { occurrenceId, types } = members;
  const joins = async (name?: string) => {
    const body = { templeSlug: place.temple.slug, occurrenceId, people: [person(types[0]!.id, name)] };
    return (await devotee.client.post('/api/devotee/ticket-waits').send(body).expect(201)).body.id as string;
  };
  const own = await joins();
  for (const paid of [started, await checkOut(devotee.client, orders[0]!)]) await payGift(api, paid);
  await runJobs(api);
  expect(await statusOf(wait)).toBe('claimed');
  expect((await api.database.reader.findOneByOrFail(TicketWaitRow, { id: own })).status).toBe('claimed');
  expect((await api.database.reader.findOneByOrFail(TicketWaitRow, { id: await joins('Arun') })).status).toBe('waiting');
});

it('refuses the link of another date, whose offer stays as it is', async () => {
  const [event, other] = [await onePlace(), await onePlace()];
  const guest = await newGuest();
  await registered(event);
  const wait = await join(guest, event);
  expect((await send(guest.client, other, { waitLink: wait.link }).expect(404)).body.code).toBe('not-found');
  expect(await statusOf(wait)).toBe('waiting');
  await send(guest.client, other).expect(201);
});

it('lets a restarted checkout keep its place ahead of the waitlist only as long as one checkout takes', async () => {
  const event = await onePlace();
  const guest = await newGuest();
  const { body: first } = await send(guest.client, event).expect(201);
  const wait = await join(await newGuest(), event);
  await send(guest.client, event).expect(201);
  expect(await statusOf(wait)).toBe('waiting');
  const longAgo = { createdAt: new Date(Date.now() - 36 * 60_000) };
  await api.database.transaction((tx) => tx.update(Order, { id: first.orderId }, longAgo));
  expect((await send(guest.client, event).expect(409)).body.code).toBe('tickets-sold-out');
  expect(await stockOf(event)).toEqual({ held: 1, sold: 0, offered: 0 });
  await api.client().delete(`/api/public/guest-waits/${wait.link}`).expect(204);
  await send(guest.client, event).expect(201);
});

it('offers no places while the temple is suspended, and offers them again once it is approved', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 2 } });
  const [one, two] = [await registered(event), await registered(event)];
  const [guest, next] = [await newGuest(), await newGuest()];
  const [wait, other] = [await join(guest, event), await join(next, event)];
  await give(one.link);
  expect(await statusOf(wait)).toBe('offered');
  const become = (status: 'approved' | 'suspended') =>
    api.database.transaction((tx) => tx.update(Temple, { id: place.temple.id }, { status }));
  await become('suspended');
  await give(two.link);
  await api.get(TicketWaitlist).work();
  expect([await statusOf(wait), await statusOf(other)]).toEqual(['waiting', 'waiting']);
  expect(await stockOf(event)).toEqual({ held: 0, sold: 0, offered: 0 });
  expect(await textsTo(next)).not.toContain('A place is free');
  await become('approved');
  await api.get(TicketWaitlist).work();
  expect([await statusOf(wait), await statusOf(other)]).toEqual(['offered', 'offered']);
});
