import { Injectable } from '@nestjs/common';
import { formatMoney } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../notifications/notifications.service.ts';
import { sumOf } from '../orders/line-shares.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { refundedParts } from './refunded-parts.ts';
import type { RequestKey } from './request-moves.ts';
import { requestNotifications } from './request-notifications.ts';
import { dueOf } from './request-views.ts';

const { kinds } = requestNotifications;

/** Notifies each side about a request, in the transaction of the move. */
@Injectable()
export class RequestNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
  ) {}

  async made(tx: EntityManager, request: PoojaRequestRow): Promise<void> {
    await this.notifications.notify(tx, kinds.made, { ...toOffice(request), key: request.id, params: askedBy(request) });
  }

  async quoted(tx: EntityManager, request: PoojaRequestRow): Promise<void> {
    const { quote, totalCents, quoteVersion, id } = request;
    if (!request.accountId || !quote) return;
    const params = { ...(await this.asked(tx, request)), total: formatMoney(totalCents), validUntil: quote.validUntil };
    await this.notifications.notify(tx, kinds.quoted, { ...toFamily(request), key: `${id}:${quoteVersion}`, params });
  }

  async accepted(tx: EntityManager, request: PoojaRequestRow): Promise<void> {
    const params = { ...askedBy(request), date: request.chosen?.date ?? '' };
    await this.notifications.notify(tx, kinds.accepted, { ...toOffice(request), key: request.id, params });
  }

  /** `before`: when its family expected it, where the temple chose another time. Each move is said, also one back. */
  async scheduled(tx: EntityManager, request: PoojaRequestRow, before: Date | null): Promise<void> {
    if (!request.accountId || !request.startsAt) return;
    const { timeZone } = await this.temples.of(tx, request.templeId);
    const startsAt = request.startsAt.toISOString();
    const params = { ...(await this.asked(tx, request)), startsAt, timeZone, before: before?.toISOString() ?? null };
    const key = before ? `${request.id}:${startsAt}:${request.updatedAt.getTime()}` : `${request.id}:${startsAt}`;
    await this.notifications.notify(tx, kinds.scheduled, { ...toFamily(request), key, params });
  }

  /** Of each performance once: one that was a slip is followed by another. */
  async completed(tx: EntityManager, request: PoojaRequestRow, performance: string): Promise<void> {
    if (!request.accountId) return;
    const due = dueOf(request);
    const params = { ...(await this.asked(tx, request)), due: due > 0 ? formatMoney(due) : null };
    await this.notifications.notify(tx, kinds.completed, { ...toFamily(request), key: `${request.id}:${performance}`, params });
  }

  async declined(tx: EntityManager, request: PoojaRequestRow, reason: string): Promise<void> {
    if (!request.accountId) return;
    const params = { ...(await this.asked(tx, request)), reason };
    await this.notifications.notify(tx, kinds.declined, { ...toFamily(request), key: request.id, params });
  }

  async expired(tx: EntityManager, request: PoojaRequestRow): Promise<void> {
    if (!request.accountId) return;
    await this.notifications.notify(tx, kinds.expired, { ...toFamily(request), key: request.id, params: await this.asked(tx, request) });
  }

  /**
   * The temple canceled, or its payments went back, at once or one after the other: all that went back is named, and each part of it. Read
   * again, since the move has just been written.
   */
  async canceled(tx: EntityManager, { templeId, id }: RequestKey, refundCents: number): Promise<void> {
    const request = await tx.findOneByOrFail(PoojaRequestRow, { templeId, id });
    if (!request.accountId) return;
    const back = await refundedParts(tx, request);
    const cents = back.length > 1 ? sumOf(back) : refundCents;
    const parts = back.map(({ part, cents: of }) => ({ part, amount: formatMoney(of) }));
    const refund = cents > 0 ? formatMoney(cents) : null;
    const params = { ...(await this.asked(tx, request)), reason: request.reason ?? '', refund, parts };
    await this.notifications.notify(tx, kinds.canceled, { ...toFamily(request), key: id, params });
  }

  async turnedDown(tx: EntityManager, request: PoojaRequestRow): Promise<void> {
    const key = `${request.id}:${request.quoteVersion}`;
    await this.notifications.notify(tx, kinds['turned-down'], { ...toOffice(request), key, params: askedBy(request) });
  }

  async calledOff(tx: EntityManager, request: PoojaRequestRow, refundCents: number): Promise<void> {
    const params = { ...askedBy(request), refund: refundCents > 0 ? formatMoney(refundCents) : null };
    await this.notifications.notify(tx, kinds['called-off'], { ...toOffice(request), key: request.id, params });
  }

  private async asked(tx: EntityManager, { templeId, title }: PoojaRequestRow) {
    return { temple: (await this.temples.of(tx, templeId)).name, pooja: title };
  }
}

const askedBy = ({ bookedBy, title }: PoojaRequestRow) => ({ who: bookedBy, pooja: title });
const toFamily = ({ accountId, templeId, id }: PoojaRequestRow) => ({
  concerned: { accountId: accountId ?? '', templeId },
  path: `/bookings?view=requests&request=${id}` as const,
});
const toOffice = ({ templeId, id }: PoojaRequestRow) => ({
  concerned: { templeId },
  path: `/temple-admin/pooja-requests?request=${id}` as const,
});
