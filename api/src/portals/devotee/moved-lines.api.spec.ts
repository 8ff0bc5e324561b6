import type { CartOrder, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, askCheckout, cartOf, checkOut } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs, type StartedGift } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { guestsOf } from '../../../test/guest-tickets.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { addSlot, bookPooja, dateIn, offerPooja, poojaLine, startCardWalkIn } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, type TicketedEvent, ticketLine } from '../../../test/tickets.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
const guests = guestsOf(() => ({ api, place }));

const NO_REFUND = { cancelHours: 240, changeFeeCents: 1_100 };
const later = () => ({ date: dateIn(place, 7), time: '16:00' });
const moveSlot = ({ id }: PoojaSlot) =>
  office
    .post(`/api/temple-admin/pooja-slots/${id}/move`)
    .set('idempotency-key', newId())
    .send({ reason: 'The hall is flooded', ...later() })
    .expect(200);
const moveDate = ({ occurrenceId }: TicketedEvent) => office.put(`/api/temple-admin/event-dates/${occurrenceId}`).send(later()).expect(200);
/** When the lines take place, as a page that shows this cart says. */
const timesIn = ({ lines }: CartOrder) => ({ seenTimes: lines.map(({ id, occasion }) => ({ lineId: id, startsAt: occasion!.startsAt })) });
const heardBy = async (to: string, words: string) => (await deliveredTo(api, to)).filter(({ text }) => text.includes(words));

/** What somebody has in the cart, and how its time is moved. */
const SOLD = {
  pooja: async () => {
    const { slot } = await offerPooja(office, place, 2, { service: NO_REFUND });
    return { line: poojaLine(place, slot), move: () => moveSlot(slot) };
  },
  'event date': async () => {
    const event = await offerTickets(office, place);
    return { line: ticketLine(place, event), move: () => moveDate(event) };
  },
};

describe.each(Object.entries(SOLD))('a moved %s in a cart', (_what, sold) => {
  it('says what its time was, and is paid for only once the new one was seen', async () => {
    const { line, move } = await sold();
    const { client, account } = await signInDonor(api);
    const seen = (await addLines(client, line)).orders[0]!;
    expect(seen.lines[0]!.was).toBeNull();
    await move();
    for (const said of [{}, timesIn(seen)])
      expect((await askCheckout(client, seen, said).expect(409)).body).toMatchObject({
        code: 'cart-changed',
        cart: { lines: [{ available: true, was: { startsAt: seen.lines[0]!.occasion!.startsAt } }] },
      });
    const now = (await cartOf(client)).orders[0]!;
    expect(now.lines[0]!.occasion!.startsAt).not.toBe(seen.lines[0]!.occasion!.startsAt);
    const started = await checkOut(client, now, timesIn(now));
    // Another tab that shows the old time isn't asking for the same.
    expect((await askCheckout(client, now, timesIn(seen)).expect(409)).body.code).toBe('cart-in-checkout');
    await payGift(api, started);
    await runJobs(api);
    expect(await heardBy(account.email, 'moved it from')).toEqual([]);
    expect(await heardBy(account.email, 'new time')).toEqual([]);
  });
});

it('asks a guest to check the new time before paying, if they were shown another', async () => {
  const event = await offerTickets(office, place);
  const { client, phone } = await guests.newGuest();
  const { occurrenceId } = event;
  const at = `/api/public/temples/${place.temple.slug}/events/${occurrenceId}`;
  const shown = async () => ({ seenTimes: [{ occurrenceId, startsAt: (await api.client().get(at).expect(200)).body.startsAt }] });
  const before = await shown();
  await moveDate(event);
  expect((await guests.send(client, event, before).expect(409)).body.code).toBe('ticket-date-moved');
  expect(await api.database.reader.countBy(Order, { phone })).toBe(0);
  await guests.send(client, event, await shown()).expect(201);
});

describe('when a time moves while a payment page is open', () => {
  async function beginFor(line: object): Promise<{ client: TestAgent; email: string; started: StartedGift }> {
    const { client, account } = await signInDonor(api);
    const { orders } = await addLines(client, line);
    return { client, email: account.email, started: await checkOut(client, orders[0]!) };
  }
  async function settle(started: StartedGift): Promise<void> {
    await payGift(api, started);
    await runJobs(api);
  }

  it('notifies the family once, after payment, that they can cancel for a full refund', async () => {
    const { slot } = await offerPooja(office, place, 2, { service: NO_REFUND });
    const line = poojaLine(place, slot);
    const { client, email, started } = await beginFor(line);
    await moveSlot(slot);
    await settle(started);
    const told = await heardBy(email, 'moved it from');
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain(': The hall is flooded. You can cancel it with a full refund');
    const { body: booking } = await client.get(`/api/devotee/bookings/${line.lineId}`).expect(200);
    expect(booking).toMatchObject({ refundCents: booking.amountCents, refundableUntil: booking.slot.startsAt });
  });

  it('tells a family that paid to change its time that the new time moved too', async () => {
    const { service, slot } = await offerPooja(office, place, 2, { service: NO_REFUND });
    const other = await addSlot(office, place, service, 2, { time: '18:00' });
    const { client, account } = await signInDonor(api);
    const { id: bookingId } = await bookPooja(api, client, place, slot);
    const line = { lineId: newId(), templeSlug: place.temple.slug, kind: 'pooja-move', item: { bookingId, slotId: other.id } };
    const started = await checkOut(client, (await addLines(client, line)).orders[0]!);
    await moveSlot(other);
    await settle(started);
    expect(await heardBy(account.email, ': The hall is flooded. You can cancel it with a full refund')).toHaveLength(1);
    const { body: booking } = await client.get(`/api/devotee/bookings/${bookingId}`).expect(200);
    expect(booking).toMatchObject({ slot: { id: other.id }, refundCents: 15_100 });
  });

  it.each([
    ['mailed if they gave an email', { email: 'walked.in@example.org' }, [1, 0]],
    ['on the list of families to call if they gave only a phone', { phone: '+17325550177' }, [0, 1]],
  ])('tells a walk-in who paid by card: they are %s', async (_how, reach, [mails, calls]) => {
    const { slot } = await offerPooja(office, place, 1, { onlinePlaces: 0, counterPlaces: 1 });
    const started = await startCardWalkIn(office, slot.id, reach);
    await moveSlot(slot);
    await settle(started);
    expect(await heardBy('walked.in@example.org', `${slot.serviceName} is now on`)).toHaveLength(mails!);
    const { items } = (await office.get('/api/temple-admin/pooja-calls').expect(200)).body;
    const due = items.filter(({ pooja }: { pooja: string }) => pooja === slot.serviceName);
    expect(due).toHaveLength(calls!);
    for (const call of due) expect(call).toMatchObject({ about: 'moved', reason: 'The hall is flooded' });
  });

  it('texts a guest who paid for an event that they can cancel for the full price', async () => {
    const event = await offerTickets(office, place, undefined, { sale: { refundHours: 720 } });
    const { client, phone } = await guests.newGuest();
    const started: StartedGift = (await guests.send(client, event).expect(201)).body;
    const link = await guests.linkOf(started);
    await moveDate(event);
    await settle(started);
    const told = await heardBy(phone, 'is at a new time');
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain('cancel');
    expect((await guests.opened(link)).tickets).toMatchObject([{ cancelCents: 2_500 }]);
  });
});
