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
import { askCheckout, cartOf, checkOut } from '../cart.ts';
import { setClock } from '../clock.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { payGift, runJobs, type StartedGift } from '../give.ts';
import { addSlot, MEERA, offerPooja, poojaLine, poojaNamed, walkIn } from '../poojas.ts';
import { signInDonor, signInStaff } from '../sign-in.ts';
import type { TestApi } from '../start-test-api.ts';
import { type ModelWait, SlotModel, type Split } from './slot-model.ts';

/** A family's purchase of one place, or of a move to another one. */
export interface Purchase {
  id: string;
  client: TestAgent;
  /** Where its place is; of a move, where it leads. */
  slot: number;
  /** A move that was made is `moved`. */
  stage: 'cart' | 'checkout' | 'unheard' | 'booked' | 'moved' | 'over';
  cents: number;
  /** The booking that a move is for. */
  moves?: Purchase;
  /** Until when canceling pays it back, where a move left it terms of its own. */
  refundUntil?: number | null;
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

/** What a cart is asked for, and what speaks against it. */
interface Wanted {
  slot: number;
  free: boolean;
  again: boolean;
  refusal: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const PRICE = 15_100;
/** For a move by the family once canceling no longer pays back: from the first day on, or on the last one. */
const FEE = 1_100;
const [LATE_HOURS, USUAL_HOURS] = [2_160, 24];
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
  /** Until so many hours before the start a family gets its money back, and moves for free. */
  private cancelHours = USUAL_HOURS;
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
    const first = await offerPooja(world.office, world.place, 3, { ...split, date, service: { daysAhead: FAR, changeFeeCents: FEE } });
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
    const refusal = outside ?? (wait ? 'offer-over' : 'place-gone');
    const taken = await this.putInCart(client, line, { slot, free, again, refusal });
    if (!taken) return;
    if (wait) wait.state = 'claimed';
    this.hold({ id: line.lineId, client, slot, cents: PRICE, ...(wait ? { wait } : {}) });
  }

  /** A family moves its booking, which costs a fee by now. */
  async moveForFee(booking: Purchase, slot: number): Promise<void> {
    const { client } = booking;
    const outside = this.outsideWindow(slot);
    const free = !outside && this.model(slot).free('online') > 0;
    const again = free && this.isAgain(client, slot, booking);
    const item = { bookingId: booking.id, slotId: this.at(slot).id };
    const line = { lineId: newId(), templeSlug: this.place.temple.slug, kind: 'pooja-move', item };
    const taken = await this.putInCart(client, line, { slot, free, again, refusal: outside ?? 'place-gone' });
    if (taken) this.hold({ id: line.lineId, client, slot, cents: FEE, moves: booking });
  }

  private async putInCart(client: TestAgent, line: object, { slot, free, again, refusal }: Wanted): Promise<boolean> {
    const answer = await client.post('/api/devotee/cart/lines').send(line);
    const { isOpen, canceled } = this.model(slot);
    const refused = again ? AGAIN : [409, isOpen ? refusal : canceled ? 'slot-canceled' : 'slot-closed'];
    const taken = free && !again;
    agrees('add', answer, taken ? [200, undefined] : refused);
    return taken;
  }

  private hold(purchase: Pick<Purchase, 'id' | 'client' | 'slot' | 'cents' | 'wait' | 'moves'>): void {
    this.model(purchase.slot).held.add(purchase.id);
    const heldUntil = this.now + 15 * MINUTE;
    this.purchases.push({ ...purchase, heldUntil, stage: 'cart', payableUntil: 0, channel: 'online', refunded: false });
  }

  async drop(purchase: Purchase): Promise<void> {
    await purchase.client.delete(`/api/devotee/cart/lines/${purchase.id}`).expect(200);
    this.release(purchase);
    this.purchases.splice(this.purchases.indexOf(purchase), 1);
  }

  async checkOut(purchase: Purchase): Promise<void> {
    const model = this.model(purchase.slot);
    if (!model.held.has(purchase.id)) return;
    const [cart] = (await cartOf(purchase.client)).orders;
    if (!this.canBeHad(purchase)) {
      const { status, body } = await askCheckout(purchase.client, { ...cart!, totalCents: purchase.cents });
      agrees('check out', { status, body }, [409, 'cart-changed']);
      return;
    }
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
    if (unheard.moves) {
      this.heardOfMove(unheard, unheard.moves, held);
      return;
    }
    if (!model.canceled && (held || model.free('online') > 0)) {
      model.sold.set(unheard.id, 'online');
      unheard.stage = 'booked';
      return;
    }
    unheard.stage = 'over';
    unheard.refunded = true;
    if (!model.isOpen) return;
    const { body } = await unheard.client.get('/api/devotee/pooja-waits').expect(200);
    const open = body.find(({ slot }: { slot: { id: string } }) => slot.id === this.at(unheard.slot).id);
    same('first on the waitlist', Boolean(open), true);
    const before = this.waits.find(({ key }) => key === open.id);
    if (!before) this.wait(unheard.slot, unheard.client, open.id, 0);
    else if (before.state === 'waiting') before.turn = 0;
  }

  /** Its booking moves into the place that was paid for, unless it has ended or is there by now, or the place is gone: then the fee goes back. */
  private heardOfMove(move: Purchase, booking: Purchase, held: boolean): void {
    const [from, to] = [this.model(booking.slot), this.model(move.slot)];
    const isFree = !to.canceled && to.startsAt > this.now && (held || to.free('online') > 0);
    if (booking.stage === 'booked' && from !== to && isFree) {
      booking.refundUntil = this.isLate(booking) ? this.refundableUntil(booking) : null;
      this.settle(booking, move.slot);
      move.stage = 'moved';
      return;
    }
    if (held) to.allocate(this.now);
    move.stage = 'over';
    move.refunded = true;
  }

  private settle(booking: Purchase, slot: number): void {
    const [from, to] = [this.model(booking.slot), this.model(slot)];
    to.sold.set(booking.id, booking.channel);
    from.sold.delete(booking.id);
    booking.slot = slot;
    from.allocate(this.now);
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
    const rest = { client: this.office, cents: PRICE, heldUntil: 0, payableUntil: 0, refunded: false } as const;
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
    this.ended(purchase, by === 'temple' || !this.isLate(purchase));
  }

  /** The office cancels a whole time, with everybody who is in it. */
  async cancelTime(slot: number): Promise<void> {
    await this.office
      .post(`/api/temple-admin/pooja-slots/${this.at(slot).id}/cancellation`)
      .set('idempotency-key', newId())
      .send({ reason: 'The hall is flooded' })
      .expect(200);
    for (const purchase of this.purchases.filter((it) => it.stage === 'booked' && it.slot === slot)) this.ended(purchase);
    this.model(slot).cancel();
    await this.jobs();
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
    const target = this.model(to);
    const taken = target.free(purchase.channel) > 0;
    const path = by === 'family' ? 'devotee' : 'temple-admin';
    const client = by === 'family' ? purchase.client : this.office;
    const { status, body } = await client.post(`/api/${path}/bookings/${purchase.id}/move`).send({ slotId: this.at(to).id });
    // The office isn't bound to how far ahead and how often families book.
    const gone = taken ? [200, undefined] : [409, 'place-gone'];
    const expected = by === 'family' ? (this.refusedMove(purchase, to) ?? gone) : gone;
    agrees('move', { status, body }, expected);
    if (status !== 200) return;
    // Nobody who was moved by the temple has to pay for it.
    purchase.refundUntil = by === 'office' ? target.startsAt : null;
    this.settle(purchase, to);
  }

  async change(slot: number, split: Split): Promise<void> {
    const model = this.model(slot);
    const isOut = model.blackouts.size > 0;
    const { status } = await this.office.put(`/api/temple-admin/pooja-slots/${this.at(slot).id}`).send(split);
    // A time without poojas can't be opened; its places can be changed.
    same('change', status, isOut && split.open && !model.canceled ? 400 : 200);
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

  /** The office decides how far ahead families can book, with how much notice, how soon again, and until when they get their money back. */
  async limit({ near, weekly, noticed, late }: Record<'near' | 'weekly' | 'noticed' | 'late', boolean>): Promise<void> {
    this.cancelHours = late ? LATE_HOURS : USUAL_HOURS;
    this.daysAhead = near ? NEAR : FAR;
    this.noticeDays = noticed ? NOTICE : 0;
    this.againAfterDays = weekly ? WEEK : 0;
    const { name, id } = this.service;
    const { daysAhead, againAfterDays, noticeDays, cancelHours } = this;
    await this.office
      .put(`/api/temple-admin/poojas/${id}`)
      .send(poojaNamed(name, { daysAhead, againAfterDays, noticeHours: noticeDays * 24, cancelHours, changeFeeCents: FEE }))
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
    const hasPlace = ({ id, stage, slot: own, moves }: Purchase) => stage === 'booked' || (!moves && this.model(own).held.has(id));
    const near = (it: Purchase) => it !== besides && it.client === client && hasPlace(it) && away(it.slot) < this.againAfterDays * DAY;
    return this.purchases.some(near);
  }

  private refundableUntil({ refundUntil, slot }: Purchase): number {
    return refundUntil ?? this.model(slot).startsAt - this.cancelHours * HOUR;
  }

  private isLate = (purchase: Purchase): boolean => this.now > this.refundableUntil(purchase);

  /** Whether what a cart holds can still be bought. */
  private canBeHad({ slot, moves }: Purchase): boolean {
    const { canceled, startsAt } = this.model(slot);
    if (canceled) return false;
    return !moves || (startsAt > this.now && moves.stage === 'booked' && moves.slot !== slot && this.isLate(moves));
  }

  private refusedMove(purchase: Purchase, to: number): [number, string] | undefined {
    if (this.isLate(purchase)) return [409, 'change-fee-due'];
    const outside = this.outsideWindow(to);
    if (outside) return [409, outside];
    return this.isAgain(purchase.client, to, purchase) ? AGAIN : undefined;
  }

  /** Families that booked, and have nothing else in a cart or at a checkout. */
  get booked(): TestAgent[] {
    const settled = ({ stage, refunded }: Purchase) => stage === 'booked' || stage === 'moved' || refunded;
    const online = this.purchases.filter(({ stage, channel }) => stage === 'booked' && channel === 'online');
    const families = [...new Set(online.map(({ client }) => client))];
    return families.filter((family) => this.purchases.every((it) => it.client !== family || settled(it)));
  }

  /** Bookings of such families that move for a fee. */
  get lateBookings(): Purchase[] {
    const families = this.booked;
    return this.purchases.filter((it) => it.stage === 'booked' && families.includes(it.client) && this.isLate(it));
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

  async takeOff(wait: Waiting): Promise<void> {
    const reason = 'They asked by phone';
    await this.office.post(`/api/temple-admin/pooja-waits/${wait.key}/remove`).send({ reason }).expect(204);
    this.model(wait.slot).endWait(wait, 'ended', this.now);
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
    for (let open = true; open; open = this.lapseOffers()) await this.endWaits();
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
    return this.purchases.flatMap(({ id, orderId, refunded, stage, cents }) => {
      if (!orderId || stage === 'checkout' || stage === 'cart') return [];
      const order = byId.get(orderId);
      const expected = refunded ? cents : 0;
      return order && order.totalCents === cents && order.refundedCents === expected
        ? []
        : [`purchase ${id}: ${order?.status}, ${order?.refundedCents} refunded, not ${expected}`];
    });
  }

  /** A hold ends unpaid: an offer it came from is its family's again until its time, everything else goes to the next. */
  private release({ id, slot, wait }: Purchase): void {
    const model = this.model(slot);
    if (!model.held.delete(id)) return;
    if (wait && wait.offeredUntil > this.now && !model.canceled) wait.state = 'offered';
    model.allocate(this.now);
  }

  private ended(purchase: Purchase, refunded = true): void {
    purchase.stage = 'over';
    purchase.refunded = refunded;
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

  /** Nobody waits for a time that the temple has no poojas at; offers lapse by `pass` alone. */
  private async endWaits(): Promise<void> {
    await this.api.get(WaitlistService).endLapsed(new Date(this.now));
    for (const model of this.models) if (model.blackouts.size > 0) model.endAllWaits();
  }

  /** A message that a busy machine didn't deliver is tried again at once: the model knows no lost ones. */
  private async jobs(): Promise<void> {
    await this.endWaits();
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
