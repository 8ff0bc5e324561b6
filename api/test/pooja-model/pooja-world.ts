import type { PoojaService, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { MoreThan } from 'typeorm';
import { PoojaWaitRow } from '../../src/domain/bookings/pooja-wait.entity.ts';
import { WaitlistService } from '../../src/domain/bookings/waitlist.service.ts';
import { Order } from '../../src/domain/orders/order.entity.ts';
import { PlacesService } from '../../src/domain/orders/places.service.ts';
import { PoojaSlotRow } from '../../src/domain/poojas/pooja-slot.entity.ts';
import { execute } from '../../src/platform/database/execute.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { cartOf, checkOut } from '../cart.ts';
import { setClock } from '../clock.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { payGift, runJobs, type StartedGift } from '../give.ts';
import { addSlot, MEERA, offerPooja, poojaLine, poojaNamed, walkIn } from '../poojas.ts';
import { signInDonor, signInStaff } from '../sign-in.ts';
import type { TestApi } from '../start-test-api.ts';
import { type ModelWait, SlotModel, type Split } from './slot-model.ts';

/** A family's purchase of one place. */
export interface Purchase {
  id: string;
  client: TestAgent;
  slot: number;
  stage: 'cart' | 'checkout' | 'unheard' | 'booked' | 'over';
  heldUntil: number;
  payableUntil: number;
  /** The offer it came from. */
  wait?: Waiting;
  started?: StartedGift;
  orderId?: string;
  channel: 'online' | 'counter';
  refunded: boolean;
}

/** A wait of the model with the family that can answer it. */
interface Waiting extends ModelWait {
  client: TestAgent;
  slot: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PRICE = 15_100;
const MOST_TRIES = 10;
const AGAIN: [number, string] = [422, 'booking-limit'];
const BUYING: readonly Purchase['stage'][] = ['cart', 'checkout', 'unheard'];
/** How often something was refused, by code. */
export const refusals = new Map<string, number>();
/** The slots are in between. */
const [NEAR, FAR] = [30, 90];
/** Days of notice: of the first two slots too few, of the last one enough. */
const NOTICE = 62;
/** Days between the first slot and the last: as many as a family may have to wait for its next time, to the minute. */
const WEEK = 7;
/** Hours of a day's blackout, and the slots in it. */
const BLACKOUTS = [
  { hours: {}, slots: [0, 1] },
  { hours: { startTime: '11:30', endTime: '12:30' }, slots: [0] },
  { hours: { startTime: '12:45', endTime: '13:15' }, slots: [1] },
];

/** Three slots of one pooja, in the application and in the model, and everybody who wants a place in them. */
export class PoojaWorld {
  readonly models: SlotModel[] = [];
  readonly slots: PoojaSlot[] = [];
  readonly purchases: Purchase[] = [];
  readonly waits: Waiting[] = [];
  readonly blackouts: string[] = [];
  /** Families book so many days ahead. */
  private daysAhead = FAR;
  /** Families book at least so many days before. */
  private noticeDays = 0;
  /** A family books again after so many days; 0 as often as it likes. */
  private againAfterDays = 0;
  service!: PoojaService;
  office!: TestAgent;
  place!: GivingTemple;

  private constructor(
    readonly api: TestApi,
    private now: number,
  ) {}

  static async begin(api: TestApi, now: number): Promise<PoojaWorld> {
    const world = new PoojaWorld(api, now);
    setClock(new Date(now).toISOString());
    world.place = await buildGivingTemple(api);
    world.office = (await signInStaff(api, { temple: world.place.temple })).client;
    const split = { onlinePlaces: 2, counterPlaces: 1 };
    const date = dateAfter(now, 60);
    const first = await offerPooja(world.office, world.place, 3, { ...split, date, service: { daysAhead: FAR } });
    world.service = first.service;
    const another = (more: object) => addSlot(world.office, world.place, first.service, 3, { ...split, ...more });
    const second = await another({ date, time: '13:00' });
    const third = await another({ date: dateAfter(now, 60 + WEEK), time: '11:00' });
    for (const slot of [first.slot, second, third]) {
      world.slots.push(slot);
      world.models.push(new SlotModel(Date.parse(slot.startsAt), { capacity: 3, ...split, open: true }));
    }
    return world;
  }

  model = (slot: number): SlotModel => this.models[slot]!;
  private at = (slot: number): PoojaSlot => this.slots[slot]!;

  /** By a new family, by the one that was offered a place, or by one that has another. */
  async add(slot: number, { wait, client: known }: { wait?: Waiting; client?: TestAgent } = {}): Promise<void> {
    const client = wait?.client ?? known ?? (await signInDonor(this.api)).client;
    const model = this.model(slot);
    const outside = this.outsideWindow(slot);
    const free = wait ? wait.state === 'offered' : !outside && model.free('online') > 0;
    const again = free && this.isAgain(client, slot);
    const line = poojaLine(this.place, this.at(slot), wait ? { waitId: wait.key } : {});
    const { status, body } = await client.post('/api/devotee/cart/lines').send(line);
    const refusal = outside ?? (wait ? 'offer-over' : 'place-gone');
    const refused = again ? AGAIN : [409, model.isOpen ? refusal : 'slot-closed'];
    const taken = free && !again;
    agrees('add', { status, body }, taken ? [200, undefined] : refused);
    if (!taken) return;
    if (wait) wait.state = 'claimed';
    model.held.add(line.lineId);
    const heldUntil = this.now + 15 * MINUTE;
    const rest = { stage: 'cart', payableUntil: 0, channel: 'online', refunded: false } as const;
    this.purchases.push({ id: line.lineId, client, slot, heldUntil, ...(wait ? { wait } : {}), ...rest });
  }

  async drop(purchase: Purchase): Promise<void> {
    await purchase.client.delete(`/api/devotee/cart/lines/${purchase.id}`).expect(200);
    purchase.stage = 'over';
    this.release(purchase);
  }

  async checkOut(purchase: Purchase): Promise<void> {
    const model = this.model(purchase.slot);
    if (!model.held.has(purchase.id)) return;
    const [cart] = (await cartOf(purchase.client)).orders;
    purchase.started = await checkOut(purchase.client, cart!);
    purchase.orderId = purchase.started.orderId;
    purchase.stage = 'checkout';
    purchase.payableUntil = this.now + 35 * MINUTE;
    purchase.heldUntil = purchase.payableUntil + 10 * MINUTE;
  }

  /** Pays at the provider; its message waits. */
  async payUnheard(purchase: Purchase): Promise<void> {
    await payGift(this.api, purchase.started!);
    purchase.stage = 'unheard';
  }

  /** The provider's messages arrive. A place that lapsed meanwhile is looked for again. */
  async hear(): Promise<void> {
    const unheard = this.purchases.find(({ stage }) => stage === 'unheard');
    await this.jobs();
    if (!unheard) return;
    const model = this.model(unheard.slot);
    const held = model.held.delete(unheard.id);
    if (held || model.free('online') > 0) {
      model.sold.set(unheard.id, 'online');
      unheard.stage = 'booked';
      return;
    }
    unheard.stage = 'over';
    unheard.refunded = true;
    const { body } = await unheard.client.get('/api/devotee/pooja-waits').expect(200);
    const open = body.find(({ slot }: { slot: { id: string } }) => slot.id === this.at(unheard.slot).id);
    same('first on the waitlist', Boolean(open), true);
    const before = this.waits.find(({ key }) => key === open.id);
    if (!before) this.wait(unheard.slot, unheard.client, open.id, 0);
    else if (before.state === 'waiting') before.turn = 0;
  }

  async sellAtCounter(slot: number): Promise<void> {
    const model = this.model(slot);
    const taken = model.free('counter') > 0;
    const { status, body } = await this.office
      .post('/api/temple-admin/bookings')
      .set('idempotency-key', newId())
      .send(walkIn(this.at(slot).id));
    same('walk-in', [status, body.code], taken ? [201, undefined] : [409, 'place-gone']);
    if (!taken) return;
    model.sold.set(body.id, 'counter');
    const rest = { client: this.office, heldUntil: 0, payableUntil: 0, refunded: false } as const;
    this.purchases.push({ id: body.id, orderId: body.orderId, slot, stage: 'booked', channel: 'counter', ...rest });
  }

  async cancel(purchase: Purchase, by: 'family' | 'temple'): Promise<void> {
    const path = by === 'family' ? `/api/devotee/bookings/${purchase.id}/cancel` : `/api/temple-admin/bookings/${purchase.id}/cancel`;
    const client = by === 'family' ? purchase.client : this.office;
    await client
      .post(path)
      .set('idempotency-key', newId())
      .send(by === 'family' ? undefined : { reason: 'Changed' })
      .expect(200);
    this.ended(purchase);
  }

  /** The office refunds the payment: the place is free once the money is on its way. */
  async refund(purchase: Purchase): Promise<void> {
    await this.office
      .post(`/api/temple-admin/donations/${purchase.orderId}/refunds`)
      .set('idempotency-key', newId())
      .send({ amountCents: PRICE, reason: 'Booked twice' })
      .expect(201);
    this.ended(purchase);
    await this.jobs();
  }

  async move(purchase: Purchase, to: number, by: 'family' | 'office'): Promise<void> {
    const [from, target] = [this.model(purchase.slot), this.model(to)];
    const taken = target.free(purchase.channel) > 0;
    const path = by === 'family' ? 'devotee' : 'temple-admin';
    const client = by === 'family' ? purchase.client : this.office;
    const { status, body } = await client.post(`/api/${path}/bookings/${purchase.id}/move`).send({ slotId: this.at(to).id });
    // The office isn't bound to how far ahead and how often families book.
    const gone = taken ? [200, undefined] : [409, 'place-gone'];
    const expected = by === 'family' ? (this.refusedMove(purchase, to) ?? gone) : gone;
    agrees('move', { status, body }, expected);
    if (status !== 200) return;
    target.sold.set(purchase.id, purchase.channel);
    from.sold.delete(purchase.id);
    purchase.slot = to;
    from.allocate(this.now);
  }

  async change(slot: number, split: Split): Promise<void> {
    const model = this.model(slot);
    const isOut = model.blackouts.size > 0;
    const { status } = await this.office.put(`/api/temple-admin/pooja-slots/${this.at(slot).id}`).send(split);
    // A time without poojas can't be opened; its places can be changed.
    same('change', status, isOut && split.open ? 400 : 200);
    if (status === 200) model.change(isOut ? { ...split, open: model.split.open } : split, this.now);
  }

  /** The temple has no poojas on the day, or in some hours of it. */
  async blackOut(kind: number): Promise<void> {
    const { hours, slots } = BLACKOUTS[kind % BLACKOUTS.length]!;
    const date = this.at(0).date;
    const { body } = await this.office
      .post('/api/temple-admin/pooja-blackouts')
      .send({ reason: 'Festival', from: date, to: date, ...hours })
      .expect(201);
    same('booked', body.bookedSlots, slots.filter((slot) => this.model(slot).sold.size > 0).length);
    for (const slot of slots) this.model(slot).blackouts.add(body.id);
    this.blackouts.push(body.id);
  }

  async lift(blackout: string): Promise<void> {
    await this.office.delete(`/api/temple-admin/pooja-blackouts/${blackout}`).expect(204);
    for (const model of this.models) model.lift(blackout, this.now);
    this.blackouts.splice(this.blackouts.indexOf(blackout), 1);
  }

  /** The office decides how far ahead families can book, with how much notice, and how soon again. */
  async limit({ near, weekly, noticed }: { near: boolean; weekly: boolean; noticed: boolean }): Promise<void> {
    this.daysAhead = near ? NEAR : FAR;
    this.noticeDays = noticed ? NOTICE : 0;
    this.againAfterDays = weekly ? WEEK : 0;
    const { name, id } = this.service;
    const { daysAhead, againAfterDays, noticeDays } = this;
    await this.office
      .put(`/api/temple-admin/poojas/${id}`)
      .send(poojaNamed(name, { daysAhead, againAfterDays, noticeHours: noticeDays * 24 }))
      .expect(200);
  }

  /** Why families without a place can't book a slot now. */
  private outsideWindow(slot: number): 'slot-too-soon' | 'slot-too-far' | undefined {
    const days = (this.model(slot).startsAt - this.now) / DAY;
    if (days <= this.noticeDays) return 'slot-too-soon';
    return days > this.daysAhead ? 'slot-too-far' : undefined;
  }

  /** Whether a family has another place of the pooja within the days it has to wait. */
  private isAgain(client: TestAgent, slot: number, besides?: Purchase): boolean {
    const away = (other: number) => Math.abs(this.model(other).startsAt - this.model(slot).startsAt);
    const hasPlace = ({ id, stage, slot: own }: Purchase) => stage === 'booked' || this.model(own).held.has(id);
    const near = (it: Purchase) => it !== besides && it.client === client && hasPlace(it) && away(it.slot) < this.againAfterDays * DAY;
    return this.purchases.some(near);
  }

  private refusedMove(purchase: Purchase, to: number): [number, string] | undefined {
    const outside = this.outsideWindow(to);
    if (outside) return [409, outside];
    return this.isAgain(purchase.client, to, purchase) ? AGAIN : undefined;
  }

  /** Families that booked, and have nothing else in a cart or at a checkout. */
  get booked(): TestAgent[] {
    const settled = ({ stage, refunded }: Purchase) => stage === 'booked' || refunded;
    const online = this.purchases.filter(({ stage, channel }) => stage === 'booked' && channel === 'online');
    const families = [...new Set(online.map(({ client }) => client))];
    return families.filter((family) => this.purchases.every((it) => it.client !== family || settled(it)));
  }

  /** Offers whose family has nothing in its cart. */
  get claimable(): Waiting[] {
    const busy = (family: TestAgent) => this.purchases.some(({ client, stage }) => client === family && BUYING.includes(stage));
    return this.waits.filter(({ state, client }) => state === 'offered' && !busy(client));
  }

  async join(slot: number): Promise<void> {
    const model = this.model(slot);
    const { client } = await signInDonor(this.api);
    const body = { slotId: this.at(slot).id, participants: [MEERA], intention: '' };
    const answer = await client.post('/api/devotee/pooja-waits').send(body);
    const refused = model.isOpen ? 'waitlist-not-needed' : 'slot-closed';
    const joins = model.isOpen && model.free('online') === 0;
    same('join', [answer.status, answer.body.code], joins ? [201, undefined] : [409, refused]);
    if (joins) this.wait(slot, client, answer.body.id, 1);
  }

  async leave(wait: Waiting): Promise<void> {
    await wait.client.delete(`/api/devotee/pooja-waits/${wait.key}`).expect(204);
    this.model(wait.slot).endWait(wait, 'left', this.now);
  }

  /** Time passes: holds and offers lapse, as their jobs find them. Never past the moment at which a payment ends but its hold doesn't. */
  async pass(minutes: number): Promise<void> {
    this.now += minutes * MINUTE;
    const between = this.purchases.filter(({ stage, payableUntil }) => stage === 'checkout' && payableUntil <= this.now);
    this.now = Math.max(this.now, ...between.map(({ heldUntil }) => heldUntil));
    setClock(new Date(this.now).toISOString());
    const now = new Date(this.now);
    // Nobody is signed out meanwhile.
    await this.api.database.transaction((tx) => execute(tx, 'UPDATE sessions SET lastSeenAt = ?', [now]));
    for (let ended = 1; ended > 0; ) ended = await this.api.database.transaction((tx) => this.api.get(PlacesService).endAllLapsed(tx, now));
    this.lapseHolds();
    for (let open = true; open; open = this.lapseOffers()) await this.api.get(WaitlistService).endLapsed(now);
    this.lapseOffers();
  }

  /** Where application and model differ; nothing where they agree. */
  async differences(): Promise<string[]> {
    const wrong: string[] = [];
    for (const [index, { id }] of this.slots.entries()) {
      const key = { templeId: this.place.temple.id, id };
      const row = await this.api.database.reader.findOneByOrFail(PoojaSlotRow, key);
      const expected = this.model(index).counts();
      const found = Object.fromEntries(Object.keys(expected).map((name) => [name, row[name as keyof PoojaSlotRow]]));
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push(`slot ${index}: ${JSON.stringify({ found, expected })}`);
    }
    const rows = await this.api.database.reader.findBy(PoojaWaitRow, { templeId: this.place.temple.id });
    const stored = new Map(rows.map(({ id, status }) => [id, status]));
    for (const { key, state } of this.waits) if (stored.get(key) !== state) wrong.push(`wait ${key}: ${stored.get(key)}, not ${state}`);
    if (rows.length !== this.waits.length) wrong.push(`${rows.length} waits, not ${this.waits.length}`);
    return wrong;
  }

  /** Whether everybody paid once and got back what they should have. */
  async moneyDifferences(): Promise<string[]> {
    await this.jobs();
    const orders = await this.api.database.reader.findBy(Order, { templeId: this.place.temple.id });
    const byId = new Map(orders.map((order) => [order.id, order]));
    return this.purchases.flatMap(({ id, orderId, refunded, stage }) => {
      if (!orderId || stage === 'checkout' || stage === 'cart') return [];
      const order = byId.get(orderId);
      const expected = refunded ? PRICE : 0;
      return order && order.totalCents === PRICE && order.refundedCents === expected
        ? []
        : [`purchase ${id}: ${order?.status}, ${order?.refundedCents} refunded, not ${expected}`];
    });
  }

  /** A hold ends unpaid: an offer it came from is its family's again until its time, everything else goes to the next. */
  private release({ id, slot, wait }: Purchase): void {
    const model = this.model(slot);
    if (!model.held.delete(id)) return;
    if (wait && wait.offeredUntil > this.now) wait.state = 'offered';
    model.allocate(this.now);
  }

  private ended(purchase: Purchase): void {
    purchase.stage = 'over';
    purchase.refunded = true;
    this.model(purchase.slot).sold.delete(purchase.id);
    this.model(purchase.slot).allocate(this.now);
  }

  private wait(slot: number, client: TestAgent, key: string, turn: 0 | 1): void {
    const wait: Waiting = { key, turn, state: 'waiting', offeredUntil: 0, client, slot };
    this.waits.push(wait);
    this.model(slot).waits.push(wait);
  }

  private lapseHolds(): void {
    for (const [index, model] of this.models.entries()) {
      const lapsed = this.purchases.filter(({ slot, id, heldUntil }) => slot === index && model.held.has(id) && heldUntil <= this.now);
      for (const purchase of lapsed) {
        if (purchase.stage !== 'unheard') purchase.stage = 'over';
        this.release(purchase);
      }
    }
  }

  /** Ends the offers that lapsed, the first one first; returns whether there was one. */
  private lapseOffers(): boolean {
    const over = this.waits.filter(({ state, offeredUntil }) => state === 'offered' && offeredUntil <= this.now);
    for (const wait of over.sort((a, b) => a.offeredUntil - b.offeredUntil)) this.model(wait.slot).endWait(wait, 'lapsed', this.now);
    return over.length > 0;
  }

  /** A message that a busy machine didn't deliver is tried again at once: the model knows no lost ones. */
  private async jobs(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await runJobs(this.api, 3_600);
      if (!(await this.api.database.reader.existsBy(OutboxMessage, { state: 'waiting', attempts: MoreThan(0) }))) return;
    }
  }
}

/** An answer is the one that was expected. */
function agrees(what: string, { status, body }: { status: number; body: { code?: string } }, expected: unknown): void {
  same(what, [status, body.code], expected);
  if (body.code) refusals.set(body.code, (refusals.get(body.code) ?? 0) + 1);
}

function same(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
}

const dateAfter = (now: number, days: number): string => new Date(now + days * DAY).toISOString().slice(0, 10);
