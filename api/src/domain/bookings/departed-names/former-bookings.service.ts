import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { PrasadamStatus } from '@sannidhi/contracts';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { BackingOff } from '../../../platform/jobs/backing-off.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { BookingRow } from '../booking.entity.ts';
import { BookingTerm } from '../booking-term.entity.ts';
import { RequestedBookings } from '../requested-bookings.ts';
import { dueAfter } from './departed-name-holders.ts';
import { FormerBookingRow } from './former-booking.entity.ts';

const EVERY_SECONDS = 6 * 3600;
const BATCH = 100;
const DAY_MS = 86_400_000;
const NOBODY = { accountId: null, email: null, phone: null, bookedBy: 'Former devotee' };
const UNSAID = { participants: [], intention: '', note: null };
/** Steps of a parcel that still needs its address. */
const UNSENT: readonly PrasadamStatus[] = ['none', 'packed'];

/** Bookings of devotees who deleted their accounts keep names until thirty days after they were said, or until they are canceled, and an address until its parcel is mailed. */
@Injectable()
export class FormerBookings implements OnModuleInit {
  readonly #due = new BackingOff<FormerBookingRow>(
    BATCH,
    ({ id }) => id,
    ({ id: bookingId }, err) => this.logger.error({ bookingId, err }, 'the names of a former devotee couldn’t be erased'),
  );

  constructor(
    private readonly database: Database,
    private readonly requested: RequestedBookings,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('former-bookings', EVERY_SECONDS, () => this.run());
  }

  /** In the transaction in which the account goes: the booking leads to nobody, and what was said is gone at once. */
  async unlink(tx: EntityManager, booking: BookingRow, now: Date): Promise<void> {
    const { templeId, id, startsAt } = booking;
    const isAhead = startsAt > now && booking.status !== 'canceled';
    await tx.delete(BookingTerm, { templeId, bookingId: id });
    const kept = { ...(isAhead ? {} : UNSAID), ...(needsAddress(booking) ? {} : { prasadamTo: null }) };
    await tx.update(BookingRow, { templeId, id }, { ...NOBODY, ...kept });
    if (isAhead || needsAddress(booking)) await insertOnce(tx, FormerBookingRow, { templeId, id, nextAt: now });
  }

  /** One round: erases what is due, and comes back for what is still ahead, and for what failed. */
  async run(now: Date = new Date()): Promise<void> {
    const where = { nextAt: LessThanOrEqual(now) };
    await this.#due.run(
      (take) => this.database.reader.find(FormerBookingRow, { where, order: { nextAt: 'ASC', id: 'ASC' }, take }),
      (row) => this.database.transaction((tx) => this.erase(tx, row, now)),
      now,
    );
  }

  private async erase(tx: EntityManager, { templeId, id }: FormerBookingRow, now: Date): Promise<void> {
    const booking = await tx.findOneByOrFail(BookingRow, { templeId, id });
    const isDue = dueOf(booking) <= now;
    const waits = needsAddress(booking);
    const erased = { ...(isDue ? UNSAID : {}), ...(waits ? {} : { prasadamTo: null }) };
    if (isDue || !waits) await tx.update(BookingRow, { templeId, id }, erased);
    if (isDue) await this.requested.forget(tx, booking);
    if (isDue && !waits) await tx.delete(FormerBookingRow, { templeId, id });
    else await tx.update(FormerBookingRow, { templeId, id }, { nextAt: nextOf(booking, waits, now) });
  }
}

/** What was canceled is never said. */
const dueOf = ({ status, performedAt, startsAt, updatedAt }: BookingRow): Date =>
  status === 'canceled' ? updatedAt : dueAfter(performedAt ?? startsAt);

const needsAddress = ({ prasadamTo, prasadam, status }: BookingRow): boolean =>
  prasadamTo !== null && prasadam !== null && UNSENT.includes(prasadam) && status !== 'canceled';

/** A parcel may be mailed on any day; names are due on theirs, unless the time is moved. */
const nextOf = (booking: BookingRow, waits: boolean, now: Date): Date => (waits ? new Date(now.getTime() + DAY_MS) : dueOf(booking));
