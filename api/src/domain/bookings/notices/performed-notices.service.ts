import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UNDO_MINUTES } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { BookingRow } from '../booking.entity.ts';
import { RequestedBookings } from '../requested-bookings.ts';
import { BookingNotices } from './booking-notices.service.ts';

const KIND = 'pooja-performed';
const MINUTE_MS = 60_000;
type Performed = Pick<BookingRow, 'templeId' | 'id' | 'inAbsentia' | 'requestId'> & { performedAt: Date };

/**
 * Notifies families that couldn't come, or asked for a pooja at home, half an hour after it was marked, if the mark still holds: each performance
 * is announced once, and a slip never.
 */
@Injectable()
export class PerformedNotices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notices: BookingNotices,
    private readonly requested: RequestedBookings,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(KIND, ({ data }) => this.send({ templeId: String(data.templeId), id: String(data.id) }, new Date(Number(data.at))));
  }

  /** In the transaction in which it was marked as performed. */
  async later(tx: EntityManager, { templeId, id, inAbsentia, requestId, performedAt }: Performed): Promise<void> {
    if (!inAbsentia && !requestId) return;
    const at = performedAt.getTime();
    const notBefore = new Date(Date.now() + UNDO_MINUTES * MINUTE_MS);
    await this.outbox.enqueue(tx, { kind: KIND, data: { templeId, id, at }, dedupeKey: `${KIND}:${id}:${at}`, notBefore });
  }

  /** In the transaction in which the mark was taken back: a family that was notified before is notified of the mistake. */
  async undone(tx: EntityManager, booking: BookingRow): Promise<void> {
    if (booking.performedNoticeAt) await this.notices.performedUndone(tx, booking);
  }

  private send({ templeId, id }: Pick<BookingRow, 'templeId' | 'id'>, performedAt: Date): Promise<void> {
    return this.database.transaction(async (tx) => {
      const still = { templeId, id, status: 'performed' as const, performedAt };
      const { affected } = await tx.update(BookingRow, { ...still, performedNoticeAt: IsNull() }, { performedNoticeAt: new Date() });
      if (affected === 0) return;
      const booking = await tx.findOneByOrFail(BookingRow, { templeId, id });
      if (booking.inAbsentia) await this.notices.performed(tx, booking);
      await this.requested.announce(tx, booking, String(performedAt.getTime()));
    });
  }
}
