import { CART_KEPT_DAYS, CART_LINES_MAX } from '@sannidhi/contracts';
import { addLines, askCheckout, cartOf, giftLine, LINES, ordersOf, seatLine, toCart } from '../../../test/cart.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { countSeats, onSeatsApi } from '../../../test/seats/seat-suite.ts';
import { buildSeats, type Seats } from '../../../test/seats/seats.service.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { CartKeeping } from '../../domain/orders/cart/cart-keeping.service.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';

let api: TestApi;
let place: GivingTemple;
onSeatsApi((suite) => ({ api, place } = suite));

const held = async (seats: Seats) => (await countSeats(api, seats)).held;

describe('the cart', () => {
  it('is one order per temple, no matter who adds to it at the same time, and a line sent twice is in it once', async () => {
    const other = await buildGivingTemple(api);
    const { client, account } = await signInDonor(api);
    const lines = [giftLine(place), giftLine(place, 2_100), giftLine(other)];
    await Promise.all([...lines, ...lines].map((line) => client.post(LINES).send(line).expect(200)));
    const cart = await cartOf(client);
    expect(cart.lineCount).toBe(3);
    expect(cart.orders.map(({ temple, totalCents }) => [temple.slug, totalCents]).sort()).toEqual(
      [
        [place.temple.slug, 7_200],
        [other.temple.slug, 5_100],
      ].sort(),
    );
    expect(await ordersOf(api, account.id)).toHaveLength(2);
  });

  it('comes with the temple first whose places are held the shortest', async () => {
    const [second, third] = [await buildGivingTemple(api), await buildGivingTemple(api)];
    const { client } = await signInDonor(api);
    const later = seatLine(third, await buildSeats(api, third.temple.id, 1));
    const sooner = seatLine(second, await buildSeats(api, second.temple.id, 1));
    await addLines(client, giftLine(place), later, sooner);
    const until = { heldUntil: new Date(Date.now() + 60_000) };
    await api.database.transaction((tx) => tx.update(OrderLine, { id: sooner.lineId }, until));
    const { orders } = await cartOf(client);
    expect(orders.map(({ temple }) => temple.slug)).toEqual([second, third, place].map(({ temple }) => temple.slug));
  });

  it('keeps a line’s change and lets it be removed', async () => {
    const { client } = await signInDonor(api);
    const line = giftLine(place);
    await addLines(client, line);
    const item = { fundId: place.general.id, amountCents: 10_100 };
    const { body } = await client.patch(`${LINES}/${line.lineId}`).send({ item }).expect(200);
    expect(body.orders[0]).toMatchObject({ totalCents: 10_100, lines: [{ label: 'General', item }] });
    expect((await client.delete(`${LINES}/${line.lineId}`).expect(200)).body).toEqual({ orders: [], lineCount: 0, unfinished: [] });
    await client.delete(`${LINES}/${line.lineId}`).expect(404);
  });

  it('counts the seats of a line that asks for more or fewer', async () => {
    const seats = await buildSeats(api, place.temple.id, 3);
    const { client } = await signInDonor(api);
    const line = seatLine(place, seats, 2);
    await addLines(client, line);
    const until = { heldUntil: new Date(Date.now() + 60_000) };
    await api.database.transaction((tx) => tx.update(OrderLine, { id: line.lineId }, until));
    const ask = (quantity: number) => client.patch(`${LINES}/${line.lineId}`).send({ item: { seatId: seats.id, quantity } });
    expect((await ask(4).expect(409)).body.code).toBe('place-gone');
    expect(await held(seats)).toBe(2);
    // Its place is kept no longer than it was.
    expect((await ask(3).expect(200)).body.orders[0].lines).toMatchObject([{ heldUntil: until.heldUntil.toISOString() }]);
    expect(await held(seats)).toBe(3);
    await client.delete(`${LINES}/${line.lineId}`).expect(200);
    expect(await held(seats)).toBe(0);
  });

  it('refuses a line’s id for anything else: another amount, or somebody else’s line', async () => {
    const [{ client }, { client: other }] = [await signInDonor(api), await signInDonor(api)];
    const line = giftLine(place);
    await addLines(client, line);
    const changed = await client.post(LINES).send({ ...line, item: { ...line.item, amountCents: 9_900 } });
    const taken = await other.post(LINES).send(line);
    expect([changed.body.code, taken.body.code]).toEqual(['line-id-used', 'line-id-used']);
    expect((await cartOf(client)).orders[0]!.totalCents).toBe(5_100);
    expect((await cartOf(other)).lineCount).toBe(0);
  });

  it('takes so many lines and no more, also at once', async () => {
    const { client } = await signInDonor(api);
    const answers = await Promise.all(Array.from({ length: CART_LINES_MAX + 5 }, () => client.post(LINES).send(giftLine(place))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CART_LINES_MAX);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'cart-full']));
    expect((await cartOf(client)).lineCount).toBe(CART_LINES_MAX);
  });

  it('refuses what nobody sells, what the kind can’t read, and what a temple doesn’t offer', async () => {
    const { client } = await signInDonor(api);
    const add = async (line: object) => (await client.post(LINES).send(line)).body;
    expect(await add({ ...giftLine(place), kind: 'prasadam' })).toMatchObject({ statusCode: 422, code: 'not-for-sale' });
    expect(await add({ ...giftLine(place), kind: 'a kind with a long name' })).toMatchObject({ statusCode: 400 });
    expect(await add(giftLine(place, 99))).toMatchObject({ code: 'invalid-fields', fields: { amountCents: expect.any(String) } });
    expect(await add({ ...giftLine(place), item: { ...giftLine(place).item, note: 'x' } })).toMatchObject({ code: 'unknown-field' });
    expect(await add({ ...giftLine(place), item: { note: 'x'.repeat(5_000) } })).toMatchObject({ statusCode: 400 });
    const elsewhere = await buildGivingTemple(api);
    expect(await add({ ...giftLine(place), item: giftLine(elsewhere).item })).toMatchObject({ code: 'not-for-sale' });
    expect(await add({ ...giftLine(place), templeSlug: 'no-such-temple' })).toMatchObject({ code: 'temple-not-accepting' });
    expect((await cartOf(client)).lineCount).toBe(0);
  });

  it('is its owner’s alone', async () => {
    const { client } = await signInDonor(api);
    const { client: stranger } = await signInDonor(api);
    const line = giftLine(place);
    const [order] = (await addLines(client, line)).orders;
    await stranger.patch(`${LINES}/${line.lineId}`).send({ item: line.item }).expect(404);
    await stranger.delete(`${LINES}/${line.lineId}`).expect(404);
    await askCheckout(stranger, order!).expect(404);
    await toCart(stranger, order!.orderId).expect(404);
    await stranger.post(LINES).send(line).expect(422);
    expect((await cartOf(stranger)).lineCount).toBe(0);
    expect((await cartOf(client)).lineCount).toBe(1);
  });

  it('shows in no list of gifts, of the office or the devotee', async () => {
    const quiet = await buildGivingTemple(api);
    const { client } = await signInDonor(api);
    await addLines(client, giftLine(quiet));
    const { client: office } = await signInStaff(api, { temple: quiet.temple });
    expect((await client.get('/api/devotee/donations').expect(200)).body.items).toEqual([]);
    expect((await office.get('/api/temple-admin/donations').expect(200)).body.items).toEqual([]);
    expect((await office.get('/api/temple-admin/donations/summary').expect(200)).body).toMatchObject({ count: 0, totalCents: 0 });
  });

  it('goes with its owner’s account, and when nobody touches it for long', async () => {
    const seats = await buildSeats(api, place.temple.id, 2);
    const { client, account } = await signInDonor(api);
    await addLines(client, giftLine(place), seatLine(place, seats));
    const exported = await api.get(PersonalData).exportOf(api.database.reader, account.id);
    expect(exported.orders).toMatchObject([{ status: 'draft', asked: [{ amountCents: 5_100 }, { seatId: seats.id }] }]);
    await api.database.transaction((tx) => api.get(PersonalData).erase(tx, account.id));
    expect(await ordersOf(api, account.id)).toEqual([]);
    expect(await held(seats)).toBe(0);

    const { client: other, account: forgetful } = await signInDonor(api);
    await addLines(other, giftLine(place));
    const [{ id }] = (await ordersOf(api, forgetful.id)) as [Order];
    await api.get(CartKeeping).clean(new Date(Date.now() + (CART_KEPT_DAYS - 1) * 86_400_000));
    expect((await cartOf(other)).lineCount).toBe(1);
    await api.get(CartKeeping).clean(new Date(Date.now() + (CART_KEPT_DAYS + 1) * 86_400_000));
    expect(await ordersOf(api, forgetful.id)).toEqual([]);
    expect(await api.database.reader.findBy(OrderLine, { templeId: place.temple.id, orderId: id })).toEqual([]);
  });
});
