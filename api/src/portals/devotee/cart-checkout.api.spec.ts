import { CHECKOUT_RETURN_FIELDS } from '@sannidhi/contracts';
import { addLines, askCheckout, cartOf, checkOut, giftLine, LINES, ordersOf, seatLine, toCart } from '../../../test/cart.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { checkoutIdOf, payGift, runJobs } from '../../../test/give.ts';
import { countSeats, onSeatsApi } from '../../../test/seats/seat-suite.ts';
import { buildSeats, type Seats, seatsOf } from '../../../test/seats/seats.service.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Fund } from '../../domain/funds/fund.entity.ts';
import { Gift } from '../../domain/giving/gift.entity.ts';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.entity.ts';
import { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
onSeatsApi((suite) => ({ api, place } = suite));

const price = ({ id }: Seats, cents: number) =>
  api.database.transaction((tx) => tx.query('UPDATE test_seats SET priceCents = ? WHERE id = ?', [cents, id]));
const held = async (seats: Seats) => (await countSeats(api, seats)).held;

describe('its checkout', () => {
  it('charges the total that was seen, with the covered fee and the dedication, for all lines in one order with one receipt', async () => {
    const seats = await buildSeats(api, place.temple.id, 2);
    const { client } = await signInDonor(api);
    const [order] = (await addLines(client, giftLine(place, 2_600), seatLine(place, seats))).orders;
    const dedication = { kind: 'honor', name: 'Lakshmi Iyer' };
    const started = await checkOut(client, { ...order!, totalCents: 5_283 }, { coverFees: true, dedication });
    expect(started).toMatchObject({ orderId: order!.orderId, totalCents: 5_283 });
    expect((await payGift(api, started)).lines.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Annadanam', 2_600],
      ['Garland class', 2_500],
      ['Card fee', 183],
    ]);
    await runJobs(api);
    const { body } = await client.get(`/api/devotee/donations/${started.orderId}`).expect(200);
    expect(body).toMatchObject({ status: 'succeeded', coveredFeeCents: 183, receipt: { status: 'valid' } });
    const gift = await api.database.reader.findOneBy(Gift, { templeId: place.temple.id, id: started.orderId });
    expect(gift).toMatchObject({ dedicationName: 'Lakshmi Iyer' });
    expect((await cartOf(client)).lineCount).toBe(0);
    const { client: office } = await signInStaff(api, { temple: place.temple });
    const { body: detail } = await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200);
    expect(detail.ledgerEntries[0].lines.map((line: { account: string }) => line.account)).toEqual(
      expect.arrayContaining(['Fund, Annadanam', expect.stringMatching(/ticket/i)]),
    );
  });

  it('answers a changed price with the cart as it is now, and charges it once it was seen', async () => {
    const seats = await buildSeats(api, place.temple.id, 2);
    const { client } = await signInDonor(api);
    const [seen] = (await addLines(client, seatLine(place, seats), giftLine(place))).orders;
    await price(seats, 3_000);
    const { body } = await askCheckout(client, seen!).expect(409);
    expect(body).toMatchObject({ code: 'cart-changed', cart: { orderId: seen!.orderId, totalCents: 8_100 } });
    expect(body.cart.lines[0]).toMatchObject({ amountCents: 3_000, was: { label: 'Garland class', amountCents: 2_500 } });
    expect(body.cart.lines[1].was).toBeNull();
    expect((await cartOf(client)).orders).toEqual([body.cart]);
    expect((await checkOut(client, body.cart)).totalCents).toBe(8_100);
  });

  it('answers a fund that was closed with the cart, whose line can only be removed', async () => {
    const own = await buildGivingTemple(api);
    const { client } = await signInDonor(api);
    const kept = { ...giftLine(own), item: { fundId: own.general.id, amountCents: 1_100 } };
    const [seen] = (await addLines(client, giftLine(own), kept)).orders;
    await api.database.transaction((tx) => tx.update(Fund, { templeId: own.temple.id, id: own.annadanam.id }, { active: false }));
    const { body } = await askCheckout(client, seen!).expect(409);
    expect(body).toMatchObject({ code: 'cart-changed', cart: { totalCents: 1_100, lines: [{ available: false }, { available: true }] } });
    await askCheckout(client, body.cart).expect(409);
    const [left] = (await client.delete(`${LINES}/${body.cart.lines[0].id}`).expect(200)).body.orders;
    expect((await checkOut(client, left)).totalCents).toBe(1_100);
  });

  it('is one order and one payment for two tabs, six requests at once and each key', async () => {
    const { client, account } = await signInDonor(api);
    const [order] = (await addLines(client, giftLine(place))).orders;
    const answers = await Promise.all(Array.from({ length: 6 }, () => askCheckout(client, order!)));
    const started = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(started.length).toBeGreaterThan(0);
    expect(new Set(started.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    expect(await ordersOf(api, account.id)).toMatchObject([{ status: 'pending', totalCents: 5_100 }]);
    const later = (await askCheckout(client, order!).expect(201)).body;
    expect(checkoutIdOf(later)).toBe(checkoutIdOf(started[0]));
    expect((await askCheckout(client, order!, { seenTotalCents: 5_283, coverFees: true }).expect(409)).body.code).toBe('cart-in-checkout');
    await Promise.all([payGift(api, started[0]), payGift(api, later)]);
    await runJobs(api);
    expect((await askCheckout(client, order!).expect(409)).body.code).toBe('order-paid');
    const [paid, ...others] = await ordersOf(api, account.id);
    expect([paid, others]).toMatchObject([{ status: 'paid', refundedCents: 0 }, []]);
    expect(await api.database.reader.countBy(Receipt, { orderId: paid!.id })).toBe(1);
    expect(await api.database.reader.countBy(LedgerEntry, { orderId: paid!.id })).toBe(1);
  });

  it('and never under another name than the second tab asked for', async () => {
    const { client, account } = await signInDonor(api);
    const [order] = (await addLines(client, giftLine(place))).orders;
    await askCheckout(client, order!).expect(201);
    const dedication = { kind: 'memory', name: 'Kamala Rao' };
    const others = [{ legalName: 'Rao Family Trust' }, { dedication }, { anonymous: true }, { creditedName: 'A friend of the temple' }];
    for (const other of others) expect((await askCheckout(client, order!, other).expect(409)).body.code).toBe('cart-in-checkout');
    await askCheckout(client, order!).expect(201);
    expect(await ordersOf(api, account.id)).toMatchObject([{ anonymous: false }]);
  });

  it('and under no other dedication', async () => {
    const { client } = await signInDonor(api);
    const [order] = (await addLines(client, giftLine(place))).orders;
    const dedication = { kind: 'honor', name: 'Kamala Rao' };
    await askCheckout(client, order!, { dedication }).expect(201);
    const others = [{}, { dedication: { ...dedication, kind: 'memory' } }, { dedication: { ...dedication, name: 'Mohan Rao' } }];
    for (const other of others) expect((await askCheckout(client, order!, other).expect(409)).body.code).toBe('cart-in-checkout');
    await askCheckout(client, order!, { dedication }).expect(201);
  });

  it('settles what costs nothing at once: no provider, no receipt, nothing booked', async () => {
    const own = await buildGivingTemple(api);
    const seats = await buildSeats(api, own.temple.id, 1);
    await price(seats, 0);
    const { client, account } = await signInDonor(api);
    const [order] = (await addLines(client, seatLine(own, seats))).orders;
    const key = newId();
    const { body } = await askCheckout(client, order!, { coverFees: true }, key).expect(201);
    expect(body).toMatchObject({ orderId: order!.orderId, totalCents: 0 });
    expect(new URL(body.checkoutUrl).searchParams.get(CHECKOUT_RETURN_FIELDS.gift)).toBe(order!.orderId);
    expect((await askCheckout(client, order!, { coverFees: true }, key).expect(201)).body).toEqual(body);
    expect(await ordersOf(api, account.id)).toMatchObject([{ status: 'paid', totalCents: 0, gateway: null, receiptNumber: null }]);
    expect(await seatsOf(api.database.reader, own.temple.id, seats.id)).toMatchObject({ held: 0, sold: 1 });
    expect((await cartOf(client)).lineCount).toBe(0);
    const { text } = await client.get(`/api/devotee/donations/${order!.orderId}/events`).expect(200);
    expect(text).toContain('"status":"succeeded"');
    for (const table of ['ledger_entries', 'receipts', 'sandbox_checkouts']) {
      expect(await api.database.reader.query(`SELECT 1 FROM ${table} WHERE orderId = ?`, [order!.orderId])).toEqual([]);
    }
    expect((await api.get(ProofService).ofTemple(own.temple.id)).holds).toBe(true);
  });

  it('and a line that is added at the same time is in this order at its price, or in the next cart', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, account } = await signInDonor(api);
      const [order] = (await addLines(client, giftLine(place))).orders;
      const [asked] = await Promise.all([askCheckout(client, order!), client.post(LINES).send(giftLine(place, 2_100)).expect(200)]);
      const rows = await ordersOf(api, account.id);
      for (const row of rows) {
        const lines = await api.database.reader.findBy(OrderLine, { templeId: row.templeId, orderId: row.id });
        expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(row.totalCents);
      }
      expect([201, 409]).toContain(asked.status);
      expect(rows).toHaveLength(asked.status === 201 ? 2 : 1);
    }
  });

  it('wants a name and a total, and one key per try', async () => {
    const { client } = await signInDonor(api);
    const [order] = (await addLines(client, giftLine(place))).orders;
    const path = `/api/devotee/cart/${order!.orderId}/checkout`;
    await client.post(path).send({ legalName: 'Meera', seenTotalCents: 5_100 }).expect(400);
    const { body } = await client.post(path).set('idempotency-key', newId()).send({}).expect(400);
    expect(Object.keys(body.fields).sort()).toEqual(['legalName', 'seenTotalCents']);
    const key = newId();
    const first = await askCheckout(client, order!, {}, key).expect(201);
    expect((await askCheckout(client, order!, {}, key).expect(201)).body).toEqual(first.body);
    await askCheckout(client, order!, { anonymous: true }, key).expect(422);
  });
});

describe('what was not paid', () => {
  it('shows on every device with the page to pay it on, until the provider’s session ends', async () => {
    const { client, account } = await signInDonor(api);
    const [order] = (await addLines(client, giftLine(place))).orders;
    const { orderId, checkoutUrl } = await checkOut(client, order!);
    const left = { orderId, totalCents: 5_100, label: 'Annadanam', fromCart: true, temple: { slug: place.temple.slug } };
    expect(await cartOf(client)).toMatchObject({ lineCount: 0, unfinished: [{ ...left, paymentUrl: checkoutUrl }] });
    const ownOne = async () => (await client.get(`/api/devotee/donations/${orderId}`).expect(200)).body;
    expect((await ownOne()).paymentUrl).toBe(checkoutUrl);
    expect((await cartOf((await signInDonor(api)).client)).unfinished).toEqual([]);
    await api
      .client()
      .post(`/api/sandbox/checkouts/${checkoutIdOf({ orderId, checkoutUrl, totalCents: 5_100 })}/cancel`)
      .expect(200);
    await runJobs(api);
    expect((await cartOf(client)).unfinished).toMatchObject([{ ...left, paymentUrl: null }]);
    expect((await ownOne()).paymentUrl).toBeNull();
    expect((await toCart(client, orderId).expect(200)).body).toMatchObject({ lineCount: 1, unfinished: [] });
    expect(await ordersOf(api, account.id)).toHaveLength(2);
  });

  it('no longer shows once it is paid, or the bank has it', async () => {
    const { client } = await signInDonor(api);
    const [order] = (await addLines(client, giftLine(place))).orders;
    const started = await checkOut(client, order!);
    await payGift(api, started, '000123456789');
    await runJobs(api);
    expect((await cartOf(client)).unfinished).toEqual([]);
  });

  it('goes back into the cart once, with its places, and can no longer be paid', async () => {
    const seats = await buildSeats(api, place.temple.id, 1);
    const { client } = await signInDonor(api);
    const [order] = (await addLines(client, seatLine(place, seats), giftLine(place))).orders;
    const started = await checkOut(client, order!);
    await Promise.all([1, 2, 3].map(() => toCart(client, started.orderId).expect(200)));
    const cart = await cartOf(client);
    expect(cart.orders).toMatchObject([{ totalCents: 7_600, lines: [{ kind: 'test-seat' }, { kind: 'donation' }] }]);
    expect(cart.orders[0]!.orderId).not.toBe(started.orderId);
    expect(await held(seats)).toBe(1);
    expect((await payGift(api, started)).status).toBe('expired');
    await runJobs(api);
    const again = await checkOut(client, cart.orders[0]!);
    await payGift(api, again);
    await runJobs(api);
    expect(await seatsOf(api.database.reader, place.temple.id, seats.id)).toMatchObject({ held: 0, sold: 1 });
  });

  it('goes back after the payer left the provider’s page or the card was declined', async () => {
    const { client } = await signInDonor(api);
    const [order] = (await addLines(client, giftLine(place))).orders;
    const started = await checkOut(client, order!);
    await api
      .client()
      .post(`/api/sandbox/checkouts/${checkoutIdOf(started)}/cancel`)
      .expect(200);
    await runJobs(api);
    expect((await toCart(client, started.orderId).expect(200)).body).toMatchObject({ lineCount: 1 });
    const removed = (await cartOf(client)).orders[0]!.lines[0]!.id;
    await client.delete(`${LINES}/${removed}`).expect(200);
    expect((await toCart(client, started.orderId).expect(200)).body).toEqual({ orders: [], lineCount: 0, unfinished: [] });
  });

  it('stays where it was if it is paid after all, even when we weren’t notified yet', async () => {
    const { client, account } = await signInDonor(api);
    const [order] = (await addLines(client, giftLine(place))).orders;
    const started = await checkOut(client, order!);
    await payGift(api, started);
    expect((await toCart(client, started.orderId).expect(409)).body.code).toBe('order-paid');
    expect(await ordersOf(api, account.id)).toMatchObject([{ status: 'paid' }]);
    expect((await cartOf(client)).lineCount).toBe(0);
  });
});
