import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  bookingNoun,
  messagesOf,
  type RecordEvent,
  type WalkInPayment,
  type WalkInPaymentStarted,
  type walkInPaymentEndpoints,
} from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { type AccountActor, type Actor, type StaffActor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, fieldError, found } from '../../../platform/http/domain-error.ts';
import type { EventStream } from '../../../platform/http/event-stream.ts';
import { RecordStreams } from '../../../platform/http/record-streams.service.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../../audit/audit.ts';
import { CheckoutService } from '../../orders/checkout/checkout.service.ts';
import { CheckoutEndings } from '../../orders/checkout/checkout-endings.service.ts';
import { Order } from '../../orders/order.entity.ts';
import type { OrderDraft } from '../../orders/order-draft.ts';
import { PoojaServiceRow } from '../../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { TaxPolicyService } from '../../tax-policy/tax-policy.service.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { assertNames, assertOwnFamily } from '../booking-names.ts';
import { poojaLine } from '../pooja-line.ts';
import { assertOffered } from '../waits/pooja-wait-rows.ts';
import { isOver, walkInPaymentViews } from './walk-in-payment-views.ts';

const say = messagesOf(bookingNoun);

type CardWalkIn = BodyOf<typeof walkInPaymentEndpoints.start>;

/** The longest a payment of the counter can be open, with time to spare. */
const LATELY_MS = 24 * 3_600_000;

/**
 * Walk-ins who pay by card, on the provider's page: at the counter's screen, or on their own phone by its QR code. Their place is kept until
 * the page has ended; the provider's word books it, as it does online, so that a reply which is lost loses nothing.
 */
@Injectable()
export class WalkInPayments {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly checkouts: CheckoutService,
    private readonly endings: CheckoutEndings,
    private readonly streams: RecordStreams,
    private readonly audit: Audit,
  ) {}

  /** Throws `temple-not-accepting`, `not-found`, `place-gone`, `offer-over`, `invalid-fields` and `provider-unavailable`. */
  async start(actor: Actor, body: CardWalkIn, claim: IdempotencyClaim): Promise<WalkInPaymentStarted> {
    const staff = staffOf(actor);
    const manager = this.database.reader;
    const temple = await this.temples.of(manager, staff.temple.id);
    const draft = await this.draft(manager, staff, body, claim.operationId);
    const place = { templeSlug: temple.slug };
    const begun = (tx: EntityManager, order: Order) => this.record(tx, staff, order, 'booking.card-asked');
    const purchase = { temple, settings: null, place, draft, claim, begun };
    return this.checkouts.start(purchase).catch((error: unknown) => this.endUnlessBegun(error, temple.id, claim));
  }

  /** Those that somebody at the counter may still be waiting for, oldest first. */
  async open(actor: Actor): Promise<WalkInPayment[]> {
    const templeId = staffOf(actor).temple.id;
    const manager = this.database.reader;
    const lately = { source: 'counter' as const, listedAt: MoreThan(new Date(Date.now() - LATELY_MS)) };
    const unpaid = { templeId, status: In(['pending', 'failed']), ...lately };
    const orders = await manager.find(Order, { where: unpaid, order: { listedAt: 'ASC', id: 'ASC' } });
    return (await walkInPaymentViews(manager, templeId, orders)).filter((payment) => !isOver(payment));
  }

  /** Throws `not-found`. */
  async one(actor: Actor, orderId: string): Promise<WalkInPayment> {
    return this.view(staffOf(actor).temple.id, orderId);
  }

  /** An event now and on every change. Throws `not-found`. */
  async events(actor: Actor, orderId: string): Promise<EventStream<RecordEvent>> {
    const { temple } = staffOf(actor);
    const order = await this.orderOf(temple.id, orderId);
    return this.streams.openFor(actor, Order, order, (now) => mayHandle(now, temple.id));
  }

  /** Ends the provider's page, and answers what became of the payment: it may have been made meanwhile. Throws `not-found` and `provider-unavailable`. */
  async cancel(actor: Actor, orderId: string): Promise<WalkInPayment> {
    const staff = staffOf(actor);
    const order = await this.orderOf(staff.temple.id, orderId);
    if (order.status === 'pending' || order.status === 'failed') {
      const ended = await this.endings.close(await this.checkouts.withCheckout(order));
      if (ended === 'open') throw new DomainError('provider-unavailable');
      if (ended === 'expired' || ended === 'failed') await this.setAside(staff, order);
    }
    return this.view(order.templeId, orderId);
  }

  private async draft(manager: EntityManager, { temple }: StaffActor, body: CardWalkIn, orderId: string): Promise<OrderDraft> {
    const templeId = temple.id;
    const slot = found(await manager.findOneBy(PoojaSlotRow, { templeId, id: body.slotId }));
    const service = await manager.findOneByOrFail(PoojaServiceRow, { templeId, id: slot.serviceId });
    if (body.waitId) await assertOffered(manager, slot, body.waitId, new Date());
    assertNames(service, body.participants);
    await assertOwnFamily(manager, null, body.participants);
    if (service.priceCents === 0) throw fieldError('method', say('booking.card-free'));
    const policy = await this.taxPolicy.current(manager, templeId);
    const { participants, intention, inAbsentia, bookedBy: legalName, email, phone } = body;
    const item = { participants, intention, inAbsentia, slotId: slot.id, prasadamTo: null, waitId: body.waitId };
    const occasion = { startsAt: slot.startsAt.toISOString(), people: participants.length };
    const lines = [{ ...poojaLine(service, policy, slot.id), item, occasion }];
    const paid = { source: 'counter', method: 'card', coverFees: false, taxPolicyVersion: policy.version, at: new Date() } as const;
    return { templeId, orderId, ...paid, legalName, email: email ?? null, phone, lines };
  }

  /** The provider was out of reach until too little time was left: there is no page and never was one, so the place is free again. */
  private async endUnlessBegun(error: unknown, templeId: string, claim: IdempotencyClaim): Promise<WalkInPaymentStarted> {
    if (!(error instanceof DomainError && error.code === 'checkout-over')) throw error;
    const order = await this.orderOf(templeId, claim.operationId);
    await this.endings.close(order);
    const reply = { orderId: order.id, totalCents: order.totalCents, checkoutUrl: null };
    await this.database.statement((tx) => claim.complete(tx, reply));
    return reply;
  }

  /** Nobody waits for another card of it from now on. Of several who end it at once, one has done so. */
  private async setAside(staff: StaffActor, order: Order): Promise<void> {
    const { templeId, id } = order;
    await this.database.transaction(async (tx) => {
      const unpaid = { templeId, id, status: In(['failed', 'canceled']), toCartAt: IsNull() };
      const { affected } = await tx.update(Order, unpaid, { toCartAt: new Date() });
      if (affected === 1) await this.record(tx, staff, order, 'booking.card-ended');
    });
  }

  private record(tx: EntityManager, actor: StaffActor, { templeId, id }: Order, action: 'booking.card-asked' | 'booking.card-ended') {
    return this.audit.record(tx, { actor, templeId, action, subject: { kind: 'donation', id } });
  }

  private async orderOf(templeId: string, id: string): Promise<Order> {
    const order = found(await this.database.reader.findOneBy(Order, { templeId, id, source: 'counter' }));
    if (order.gateway === null) throw new DomainError('not-found');
    return order;
  }

  private async view(templeId: string, orderId: string): Promise<WalkInPayment> {
    const views = await walkInPaymentViews(this.database.reader, templeId, [await this.orderOf(templeId, orderId)]);
    return found(views[0]);
  }
}

const mayHandle = ({ temple, permissions }: AccountActor, templeId: string): boolean =>
  temple?.id === templeId && permissions.includes('bookings:handle');
