import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { OPEN_BOOKINGS } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { type EntityManager, In, IsNull, LessThan, LessThanOrEqual, Not } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { BackingOff } from '../../platform/jobs/backing-off.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Audit } from '../audit/audit.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { lockSlot, type SlotKey } from '../poojas/slot-places.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { moveAssignment } from './assignment-moves.ts';
import { CompletedServices } from './completed-services.service.ts';
import { needOf } from './needs.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { PRIESTS, PriestOffers } from './priest-offers.service.ts';
import { SlotFollowers } from './slot-followers.service.ts';

const [OFFERS_SECONDS, SERVICES_SECONDS] = [60, 600];
const BATCH = 100;
/** How far ahead the only priest of a temple is asked without the office. */
const AHEAD_DAYS = 14;
/** After this a service whose bookings are all marked counts as performed, even if its priest didn't say so. */
const DONE_AFTER_MS = 6 * 3_600_000;

/** What happens to assignments by themselves. A failing one is logged, tried again later, and keeps no other waiting. */
@Injectable()
export class AssignmentJobs implements OnModuleInit {
  readonly #changed = this.backingOff<SlotKey>(({ id }) => id);
  readonly #unanswered = this.backingOff<PriestAssignmentRow>(({ slotId }) => slotId ?? '');
  readonly #unasked = this.backingOff<SlotKey>(({ id }) => id);
  readonly #over = this.backingOff<PriestAssignmentRow>(({ slotId }) => slotId ?? '');

  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly offers: PriestOffers,
    private readonly followers: SlotFollowers,
    private readonly completed: CompletedServices,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('priest-offers', OFFERS_SECONDS, () => this.followAndExpire());
    this.jobs.every('priest-services', SERVICES_SECONDS, () => this.askAndComplete());
  }

  /** Withdraws from slots that are gone, keeps priests of slots that moved, and asks the next where nobody answered in time. */
  async followAndExpire(now = new Date()): Promise<void> {
    const { reader } = this.database;
    await this.#changed.run(
      (take) => changedSlots(reader, now, take),
      (slot) => this.database.transaction((tx) => this.followers.follow(tx, slot, now)),
      now,
    );
    const where = { state: 'offered' as const, answerBy: LessThanOrEqual(now) };
    await this.#unanswered.run(
      (take) => reader.find(PriestAssignmentRow, { where, order: { answerBy: 'ASC' }, take }),
      (row) => this.database.transaction((tx) => this.expire(tx, row, now)),
      now,
    );
  }

  /** Asks temples' only priests, and ends services that are over. */
  async askAndComplete(now = new Date()): Promise<void> {
    const { reader } = this.database;
    await this.#unasked.run(
      (take) => unaskedSlots(reader, now, take),
      (slot) => this.database.transaction((tx) => this.askOnly(tx, slot, now)),
      now,
    );
    await this.#over.run(
      (take) => overServices(reader, new Date(now.getTime() - DONE_AFTER_MS), take),
      (row) => this.database.transaction((tx) => this.complete(tx, row)),
      now,
    );
  }

  private async complete(tx: EntityManager, row: PriestAssignmentRow): Promise<void> {
    const slot = keyOf(row);
    const open = { templeId: slot.templeId, slotId: slot.id, status: In([...OPEN_BOOKINGS]) };
    if (!(await tx.existsBy(BookingRow, open))) await this.completed.complete(tx, slot, row.endsAt);
  }

  private async askOnly(tx: EntityManager, slot: SlotKey, now: Date): Promise<void> {
    await lockSlot(tx, slot);
    const need = await needOf(tx, await this.temples.of(tx, slot.templeId), slot);
    if (need) await this.offers.ask(tx, need, 1, now, { quiet: true });
  }

  private async expire(tx: EntityManager, row: PriestAssignmentRow, now: Date): Promise<void> {
    const { templeId, id, position } = row;
    await lockSlot(tx, keyOf(row));
    if (!(await moveAssignment(tx, row, 'expired', { now }))) return;
    const subject = { kind: 'priest-assignment', id };
    await this.audit.record(tx, { actor: PRIESTS, templeId, action: 'priest-assignment.expired', subject, at: now });
    const need = await needOf(tx, await this.temples.of(tx, templeId), keyOf(row));
    if (need) await this.offers.ask(tx, need, position, now);
  }

  private backingOff<Row>(slotIdOf: (row: Row) => string): BackingOff<Row> {
    return new BackingOff(BATCH, slotIdOf, (row, err) =>
      this.logger.error({ slotId: slotIdOf(row), err }, 'priests of a service not updated'),
    );
  }
}

const keyOf = ({ templeId, slotId }: PriestAssignmentRow): SlotKey => ({ templeId, id: slotId ?? '' });

/** Slots whose live assignments don't match them: gone, canceled, without a family and out of their schedule, or moved. */
async function changedSlots(manager: EntityManager, now: Date, take: number): Promise<SlotKey[]> {
  const sql = `SELECT DISTINCT own.templeId AS templeId, own.slotId AS id FROM priest_assignments own
    LEFT JOIN pooja_slots slot ON slot.templeId = own.templeId AND slot.id = own.slotId
    WHERE own.state IN ('offered', 'accepted') AND own.endsAt > ? AND own.slotId IS NOT NULL
      AND (slot.id IS NULL OR slot.status = 'canceled' OR (slot.retired = ? AND slot.onlineSold + slot.counterSold = 0)
        OR slot.startsAt <> own.startsAt OR slot.endsAt <> own.endsAt)
    LIMIT ${take}`;
  return manager.query<SlotKey[]>(sql, [now, true]);
}

/** The next slots of temples with one priest, for which nobody was ever asked. */
async function unaskedSlots(manager: EntityManager, now: Date, take: number): Promise<SlotKey[]> {
  const today = now.toISOString().slice(0, 10);
  const sql = `SELECT slot.templeId AS templeId, slot.id AS id
    FROM (SELECT templeId FROM priest_temples GROUP BY templeId HAVING COUNT(*) = 1) single
    JOIN pooja_slots slot ON slot.templeId = single.templeId AND slot.onDate BETWEEN ? AND ?
    WHERE slot.status <> 'canceled' AND slot.retired = ? AND slot.startsAt > ?
      AND NOT EXISTS (SELECT 1 FROM priest_assignments asked WHERE asked.templeId = slot.templeId AND asked.slotId = slot.id)
    ORDER BY slot.startsAt, slot.id LIMIT ${take}`;
  return manager.query<SlotKey[]>(sql, [today, daysAfter(today, AHEAD_DAYS), false, now]);
}

/** Accepted services that ended before an instant and have no open booking: those wait for their priest or the office, in nobody's way. */
const overServices = (manager: EntityManager, before: Date, take: number): Promise<PriestAssignmentRow[]> =>
  manager
    .createQueryBuilder(PriestAssignmentRow, 'own')
    .where({ state: 'accepted', endsAt: LessThan(before), slotId: Not(IsNull()) })
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM bookings booking
        WHERE booking.templeId = own.templeId AND booking.slotId = own.slotId AND booking.status IN (:...open))`,
      { open: [...OPEN_BOOKINGS] },
    )
    .orderBy('own.endsAt', 'DESC')
    .limit(take)
    .getMany();
