import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { DevoteePlaceService } from '../festival-reminders/devotee-place.service.ts';
import { NotificationTimings } from '../notifications/notification-timings.service.ts';
import { type LockedPlace, PlaceSteps } from './place-steps.service.ts';
import { isHolding, movePlace } from './places.ts';
import { type Reminded, type ReminderTurn, reminderTurn } from './reminder-turn.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftNotices } from './shift-notices.service.ts';

const EVERY_SECONDS = 60;
const ROWS = 200;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OVER: ReminderTurn = { due: null, reminded: 2, nextAt: null };
/** People check out as they leave. */
const CLOSE_AFTER_MS = 15 * MINUTE_MS;
/** The office has a day to record who came. */
const NO_SHOW_AFTER_MS = 24 * 60 * MINUTE_MS;

/** Reminders, forgotten check-outs, and what is left of shifts that are over. */
@Injectable()
export class ShiftUpkeep implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly steps: PlaceSteps,
    private readonly notices: ShiftNotices,
    private readonly timings: NotificationTimings,
    private readonly places: DevoteePlaceService,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('shift-reminders', EVERY_SECONDS, () => this.remindDue());
    this.jobs.every('shift-ends', EVERY_SECONDS, () => this.closeDue());
  }

  /** Reminds whoever is due, on the calendar where they are. */
  async remindDue(now = new Date()): Promise<void> {
    const due = await this.database.reader.find(ShiftAssignmentRow, {
      where: { nextReminderAt: LessThanOrEqual(now) },
      order: { nextReminderAt: 'ASC' },
      take: ROWS,
    });
    for (const row of due) await this.tried(row, () => this.remind(row, now));
  }

  /** Ends what the end of a shift left open. */
  async closeDue(now = new Date()): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    await this.endAll(['checked-in'], before(CLOSE_AFTER_MS), (place) =>
      this.steps.checkOut(place, { at: place.row.endsAt, isAutoClosed: true }),
    );
    await this.endAll(['waiting', 'requested', 'awaiting-consent'], now, ({ tx, row }) => movePlace(tx, row, 'canceled'));
    await this.endAll(['assigned', 'confirmed'], before(NO_SHOW_AFTER_MS), ({ tx, row }) => movePlace(tx, row, 'no-show'));
  }

  private async endAll(
    statuses: ShiftAssignmentRow['status'][],
    endedBefore: Date,
    end: (place: LockedPlace) => Promise<unknown>,
  ): Promise<void> {
    const where = { status: In(statuses), endsAt: LessThanOrEqual(endedBefore) };
    const rows = await this.database.reader.find(ShiftAssignmentRow, { where, take: ROWS });
    const isStill = ({ row }: LockedPlace) => statuses.includes(row.status);
    for (const row of rows)
      await this.tried(row, () => this.steps.on(row, async (place) => (isStill(place) ? void (await end(place)) : undefined)));
  }

  private async remind(found: ShiftAssignmentRow, now: Date): Promise<void> {
    const zone = await this.zoneOf(found);
    await this.steps.on(found, async ({ tx, context, row }) => {
      const readerZone = zone ?? context.shift.timeZone;
      const { templeId, id } = row;
      const isAhead = isHolding(row.status) && context.shift.status === 'open';
      const turn = isAhead ? reminderTurn(row.startsAt, readerZone, row.reminded as Reminded, now) : OVER;
      const isExpected = row.status === 'assigned' || row.status === 'confirmed';
      // Who still waits for an answer is reminded once there is one.
      const after = turn.due && !isExpected ? { reminded: row.reminded, nextAt: new Date(now.getTime() + HOUR_MS) } : turn;
      await tx.update(ShiftAssignmentRow, { templeId, id }, { reminded: after.reminded, nextReminderAt: after.nextAt });
      if (turn.due && isExpected) await this.notices.reminder(tx, context, row, { which: turn.due, readerZone });
    });
  }

  /** The zone someone chose, or that of their home temple or city; null where nothing is known. */
  private async zoneOf({ accountId }: ShiftAssignmentRow): Promise<string | null> {
    if (!accountId) return null;
    return (await this.timings.zoneOf(accountId)) ?? (await this.places.of(accountId))?.place.timeZone ?? null;
  }

  private async tried({ id }: ShiftAssignmentRow, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.logger.error({ assignmentId: id, err: error }, 'shift upkeep failed'));
  }
}
