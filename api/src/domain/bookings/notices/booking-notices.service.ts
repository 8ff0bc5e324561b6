import { Injectable } from '@nestjs/common';
import { formatMoney, formatPhone, type Role, wasShipped } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../platform/ids/new-id.ts';
import type { NotificationKind } from '../../notifications/notification-kinds.ts';
import { Notifications } from '../../notifications/notifications.service.ts';
import { serviceOf } from '../../poojas/pooja-catalog.service.ts';
import type { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import type { BookingRow } from '../booking.entity.ts';
import type { PoojaWaitRow } from '../waits/pooja-wait.entity.ts';
import { mostOf, offeredTo, placesOf } from '../waits/pooja-wait-rows.ts';
import { WalkInWaitNews } from '../waits/walk-in-wait-news.service.ts';
import { bookingNotifications } from './booking-notifications.ts';
import type { Booked } from './booking-wording.ts';

const { kinds } = bookingNotifications;
const PATH = '/bookings';

/** Why a family's time was moved, and in which zone it knew it where that changed too. */
export interface MoveFacts {
  reason: string | null;
  beforeZone?: string;
  /** The id of the change that moved it: one notice per change. Null in jobs of earlier releases: one notice per new time. */
  change: string | null;
}

/** A move that one family hears of on its own; `reason` is what the office gave when it moved everyone at that time. */
export const ofItself = (reason: string | null = null): MoveFacts => ({ reason, change: newId() });

/**
 * Notifies families about their bookings, in the transaction of the change. A walk-in without an account hears at the counter what happens
 * there, and by email what the temple changes later.
 */
@Injectable()
export class BookingNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
    private readonly walkIns: WalkInWaitNews,
  ) {}

  async confirmed(tx: EntityManager, booking: BookingRow): Promise<void> {
    if (booking.accountId)
      await this.notifications.notify(tx, kinds.confirmed, { ...concerned(booking), params: await this.facts(tx, booking) });
  }

  /** One notification for each correction. */
  async corrected(tx: EntityManager, booking: BookingRow): Promise<void> {
    if (!booking.accountId) return;
    const key = `${booking.id}:${booking.version}`;
    await this.notifications.notify(tx, kinds.corrected, { ...concerned(booking), key, params: await this.facts(tx, booking) });
  }

  /**
   * It can be canceled with a full refund until it starts, by the office for a walk-in without an account. One notification for each call, unless `change` says which change it is of. A
   * walk-in without an account hears it by the address they gave.
   */
  async moved(tx: EntityManager, booking: BookingRow, before: Date, { change, ...why } = ofItself()): Promise<void> {
    if (!booking.accountId && !booking.email) return;
    const params = {
      ...(await this.facts(tx, booking)),
      before: before.toISOString(),
      until: booking.startsAt.toISOString(),
      ...(booking.accountId ? {} : { office: await this.officeOf(tx, booking) }),
      ...why,
    };
    await this.tell(tx, kinds.moved, booking, params, keyOf(booking, change));
  }

  /** Its family moved it: the last message it has names the new time. */
  async rescheduled(tx: EntityManager, booking: BookingRow, before: Date): Promise<void> {
    if (!booking.accountId) return;
    const params = { ...(await this.facts(tx, booking)), before: before.toISOString() };
    await this.notifications.notify(tx, kinds.rescheduled, { ...concerned(booking), key: keyOf(booking, newId()), params });
  }

  /** A walk-in without an account hears it by the address they gave. */
  async canceled(tx: EntityManager, booking: BookingRow, reason: string, refundCents: number): Promise<void> {
    if (!booking.accountId && !booking.email) return;
    const refund = refundCents > 0 ? formatMoney(refundCents) : null;
    const isMailed = booking.prasadamLineId !== null && wasShipped(booking.prasadam);
    const params = { ...(await this.facts(tx, booking)), reason, refund, isMailed };
    await this.tell(tx, kinds.canceled, booking, params);
  }

  async performed(tx: EntityManager, booking: BookingRow): Promise<void> {
    if (!booking.accountId) return;
    await this.notifications.notify(tx, kinds.performed, {
      ...concerned(booking),
      key: performanceOf(booking),
      params: { ...(await this.facts(tx, booking)), note: booking.note },
    });
  }

  async performedUndone(tx: EntityManager, booking: BookingRow): Promise<void> {
    if (!booking.accountId) return;
    const key = performanceOf(booking);
    await this.notifications.notify(tx, kinds['performed-undone'], { ...concerned(booking), key, params: await this.facts(tx, booking) });
  }

  /** One notification for each time that it is shipped: a parcel that came back is sent again. */
  async prasadamShipped(tx: EntityManager, booking: BookingRow): Promise<void> {
    if (!booking.accountId) return;
    const params = { ...(await this.facts(tx, booking)), tracking: booking.trackingNumber ?? '' };
    await this.notifications.notify(tx, kinds['prasadam-shipped'], { ...concerned(booking), key: keyOf(booking, newId()), params });
  }

  /** One notification for each offer: who keeps waiting is offered places again, in a night until the same hour of the morning. */
  async placesOffered(tx: EntityManager, wait: PoojaWaitRow & { offeredUntil: Date }, slot: PoojaSlotRow): Promise<void> {
    const until = wait.offeredUntil;
    const counts = { places: offeredTo(wait), wanted: placesOf(wait) };
    const params = { ...(await this.factsOfSlot(tx, slot)), ...counts, until: until.toISOString() };
    const key = `${wait.id}:${newId()}`;
    if (wait.accountId === null) return this.walkIns.offered(tx, wait, params, key);
    await this.notifications.notify(tx, kinds['place-offered'], { ...waiting(wait), key, params, usefulUntil: until });
  }

  async waitingFirst(tx: EntityManager, wait: PoojaWaitRow, slot: PoojaSlotRow): Promise<void> {
    await this.tellWaiting(tx, kinds['waiting-first'], wait, { ...(await this.factsOfSlot(tx, slot)), places: placesOf(wait) });
  }

  /** `accepted`: what was offered is in the cart. */
  async waitEnded(
    tx: EntityManager,
    wait: PoojaWaitRow,
    slot: PoojaSlotRow,
    reason: string,
    accepted: { accepted?: true } = {},
  ): Promise<void> {
    await this.tellWaiting(tx, kinds['wait-ended'], wait, { ...(await this.factsOfSlot(tx, slot)), reason, ...accepted });
  }

  async waitDropped(tx: EntityManager, wait: PoojaWaitRow, slot: PoojaSlotRow): Promise<void> {
    await this.tellWaiting(tx, kinds['wait-dropped'], wait, await this.factsOfSlot(tx, slot));
  }

  async waitRemoved(tx: EntityManager, wait: PoojaWaitRow, slot: PoojaSlotRow, reason: string): Promise<void> {
    await this.tellWaiting(tx, kinds['wait-removed'], wait, { ...(await this.factsOfSlot(tx, slot)), reason });
  }

  /** More places than the time has. Leads to where it can be joined again, for fewer. */
  async waitForTooMany(tx: EntityManager, wait: PoojaWaitRow, slot: PoojaSlotRow): Promise<void> {
    const { slug } = await this.temples.of(tx, slot.templeId);
    const params = { ...(await this.factsOfSlot(tx, slot)), places: placesOf(wait), most: mostOf(slot, wait) };
    const path = `/pooja-services?temple=${slug}&pooja=${slot.serviceId}` as const;
    await this.tellWaiting(tx, kinds['wait-too-many'], wait, params, { path });
  }

  async waitMoved(tx: EntityManager, wait: PoojaWaitRow, slot: PoojaSlotRow, before: Date, facts: MoveFacts): Promise<void> {
    const { beforeZone, change } = facts;
    const params = { ...(await this.factsOfSlot(tx, slot)), before: before.toISOString(), beforeZone };
    const key = keyOf({ id: wait.id, startsAt: slot.startsAt }, change);
    await this.tellWaiting(tx, kinds['wait-moved'], wait, params, { key });
  }

  /** A family without an account is texted. */
  private async tellWaiting<Params extends Booked>(
    tx: EntityManager,
    kind: NotificationKind<Params, { to: 'account'; roles: readonly Role[] }>,
    wait: PoojaWaitRow,
    params: Params,
    { key = wait.id, ...path }: { key?: string; path?: `/${string}` } = {},
  ): Promise<void> {
    if (wait.accountId === null) await this.walkIns.told(tx, wait, kind, params, key);
    else await this.notifications.notify(tx, kind, { ...waiting(wait), ...path, key, params });
  }

  /** Tells a booking's family: its account, or the address that the counter was given. */
  private async tell<Params extends Booked>(
    tx: EntityManager,
    kind: NotificationKind<Params, { to: 'account'; roles: readonly Role[] }>,
    booking: BookingRow,
    params: Params,
    key = booking.id,
  ): Promise<void> {
    const { accountId, email, bookedBy: fullName } = booking;
    if (accountId) await this.notifications.notify(tx, kind, { ...concerned(booking), key, params });
    else if (email) await this.notifications.notifyAddress(tx, kind, { to: { email, fullName }, key, params, path: null });
  }

  /** Where a temple's office is reached. */
  private async officeOf(tx: EntityManager, { templeId }: BookingRow): Promise<string> {
    const { phone, address } = await this.temples.of(tx, templeId);
    return [...(phone ? [formatPhone(phone)] : []), address].join(', ');
  }

  private async facts(tx: EntityManager, { templeId, service, startsAt }: BookingRow) {
    const { name, timeZone } = await this.temples.of(tx, templeId);
    return { temple: name, pooja: service, startsAt: startsAt.toISOString(), timeZone };
  }

  private async factsOfSlot(tx: EntityManager, { templeId, serviceId, startsAt }: PoojaSlotRow) {
    const { name, timeZone } = await this.temples.of(tx, templeId);
    const service = await serviceOf(tx, templeId, serviceId);
    return { temple: name, pooja: service.name, startsAt: startsAt.toISOString(), timeZone };
  }
}

const performanceOf = ({ id, performedAt }: BookingRow): string => `${id}:${performedAt?.getTime() ?? ''}`;

const keyOf = ({ id, startsAt }: { id: string; startsAt: Date }, change: string | null): string => `${id}:${change ?? startsAt.getTime()}`;

const concerned = ({ accountId, templeId, id }: BookingRow) => ({
  concerned: { accountId: accountId ?? '', templeId },
  key: id,
  path: `${PATH}?booking=${id}` as const,
});
const waiting = ({ accountId, templeId, id }: PoojaWaitRow) => ({
  concerned: { accountId: accountId ?? '', templeId },
  key: id,
  path: `${PATH}?view=waitlists` as const,
});
