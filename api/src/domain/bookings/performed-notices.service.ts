import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UNDO_MINUTES } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { BookingRow } from './booking.entity.ts';
import { BookingNotices } from './booking-notices.service.ts';

const KIND = 'pooja-performed';
const MINUTE_MS = 60_000;
type Performed = Pick<BookingRow, 'templeId' | 'id' | 'inAbsentia'> & { performedAt: Date };

/**
 * Notifies families that couldn't come half an hour after their pooja was marked, if the mark still holds: each pooja is announced once, and a
 * slip never.
 */
@Injectable()
export class PerformedNotices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notices: BookingNotices,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(KIND, ({ data }) => this.send({ templeId: String(data.templeId), id: String(data.id) }, Number(data.at)));
  }

  /** In the transaction in which it was marked as performed. */
  async later(tx: EntityManager, booking: Performed): Promise<void> {
    const { templeId, id, inAbsentia, performedAt } = booking;
    if (!inAbsentia) return;
    const data = { templeId, id, at: performedAt.getTime() };
    const notBefore = new Date(Date.now() + UNDO_MINUTES * MINUTE_MS);
    await this.outbox.enqueue(tx, { kind: KIND, data, dedupeKey: keyOf(booking), notBefore });
  }

  /** In the transaction in which the mark was taken back: a family that was notified before is notified of the mistake. */
  async undone(tx: EntityManager, booking: BookingRow): Promise<void> {
    const { templeId, id, inAbsentia, performedAt } = booking;
    if (!inAbsentia || !performedAt) return;
    const key = keyOf({ id, performedAt });
    const state = (await this.outbox.statesOf(tx, [key])).get(key);
    if (state === 'done') await this.notices.performedUndone(tx, { ...booking, templeId });
  }

  private send({ templeId, id }: Pick<BookingRow, 'templeId' | 'id'>, at: number): Promise<void> {
    return this.database.transaction(async (tx) => {
      const booking = await tx.findOneBy(BookingRow, { templeId, id, status: 'performed' });
      if (booking?.performedAt?.getTime() === at) await this.notices.performed(tx, booking);
    });
  }
}

const keyOf = ({ id, performedAt }: Pick<Performed, 'id' | 'performedAt'>): string => `${KIND}:${id}:${performedAt.getTime()}`;
