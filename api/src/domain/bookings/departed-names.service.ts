import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DEPARTED_NAME_DAYS } from '@sannidhi/contracts';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { BackingOff } from '../../platform/jobs/backing-off.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { FamilyDepartures } from '../family/family-departures.ts';
import { BookingRow } from './booking.entity.ts';
import { rewriteBookingTerms } from './booking-terms.ts';
import { DepartedNameRow } from './departed-name.entity.ts';

const EVERY_SECONDS = 6 * 3600;
const BATCH = 100;
const DAY_MS = 86_400_000;

/** Names of people who were removed from a family stay in its bookings until they were said, and go thirty days later. */
@Injectable()
export class DepartedNames implements OnModuleInit {
  readonly #due = new BackingOff<DepartedNameRow>(
    BATCH,
    ({ familyMemberId }) => familyMemberId,
    ({ familyMemberId }, err) => this.logger.error({ familyMemberId, err }, 'a departed name couldn’t be erased'),
  );

  constructor(
    private readonly database: Database,
    private readonly departures: FamilyDepartures,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.departures.add((tx, accountId, familyMemberId) => this.note(tx, accountId, familyMemberId));
    this.jobs.every('departed-names', EVERY_SECONDS, () => this.run());
  }

  /** One round: erases what is due, and comes back for what is still ahead, and for what failed. */
  async run(now: Date = new Date()): Promise<void> {
    const where = { nextAt: LessThanOrEqual(now) };
    await this.#due.run(
      (take) => this.database.reader.find(DepartedNameRow, { where, order: { nextAt: 'ASC' }, take }),
      (departed) => this.database.transaction((tx) => this.erase(tx, departed, now)),
      now,
    );
  }

  private async note(tx: EntityManager, accountId: string, familyMemberId: string): Promise<void> {
    await insertOnce(tx, DepartedNameRow, { familyMemberId, accountId, nextAt: new Date() });
  }

  private async erase(tx: EntityManager, { accountId, familyMemberId }: DepartedNameRow, now: Date): Promise<void> {
    const bookings = await tx.find(BookingRow, { where: { accountId }, order: { id: 'ASC' } });
    const own = bookings.filter(({ participants }) => participants.some((each) => each.familyMemberId === familyMemberId));
    const kept = own.filter((booking) => dueOf(booking) > now);
    for (const booking of own) if (!kept.includes(booking)) await without(tx, booking, familyMemberId);
    const next = Math.min(...kept.map((booking) => dueOf(booking).getTime()));
    if (kept.length === 0) await tx.delete(DepartedNameRow, { familyMemberId });
    else await tx.update(DepartedNameRow, { familyMemberId }, { nextAt: new Date(next) });
  }
}

/** When a name is erased: so many days after it was said, or would have been. */
const dueOf = ({ performedAt, startsAt }: BookingRow): Date => new Date((performedAt ?? startsAt).getTime() + DEPARTED_NAME_DAYS * DAY_MS);

async function without(tx: EntityManager, booking: BookingRow, familyMemberId: string): Promise<void> {
  const participants = booking.participants.filter((each) => each.familyMemberId !== familyMemberId);
  const { templeId, id } = booking;
  await tx.update(BookingRow, { templeId, id }, { participants });
  await rewriteBookingTerms(tx, { ...booking, participants });
}
