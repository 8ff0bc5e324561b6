import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { PanchangaFestival } from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { PanchangaService } from '../panchanga/panchanga.service.ts';
import { DevoteePlaceService } from './devotee-place.service.ts';
import { FESTIVAL_MAIL, type FestivalMailData } from './festival-mail.ts';
import { festivalNotifications } from './festival-notifications.ts';
import { FestivalPreferenceRow } from './festival-preference.entity.ts';
import { FestivalReminderRow, type ReminderChannel } from './festival-reminder.entity.ts';
import { lastTurn, nextTurn, outsideQuiet, turnOn } from './reminder-times.ts';

const EVERY_SECONDS = 60;
const BATCH = 200;
const MS_PER_DAY = 86_400_000;

type Place = NonNullable<Awaited<ReturnType<DevoteePlaceService['of']>>>;
/** The content of one devotee's turn, computed before its transaction. */
interface Told {
  observances: PanchangaFestival[];
  place: Place['place'];
  next: { on: string; at: Date };
}

/**
 * Reminds devotees of upcoming festivals. Each devotee has one turn a day, at their chosen hour in their place's local time. A turn looks
 * at every day from its date to as many days ahead as they chose, so the next turn makes up for one missed while a process was stopped, and
 * a festival moved by a temple is announced on its new date; the unique key of sent reminders prevents duplicates.
 */
@Injectable()
export class FestivalRemindersService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly places: DevoteePlaceService,
    private readonly panchanga: PanchangaService,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('festival-reminders', EVERY_SECONDS, () => this.runDue());
  }

  /** Runs every turn that is due. A failing turn is logged and retried in the next round. */
  async runDue(now = new Date()): Promise<void> {
    let last = '';
    for (;;) {
      const rows = await this.dueAfter(last, now);
      for (const row of rows) {
        await this.takeTurn(row, now).catch((error: unknown) =>
          this.logger.error({ accountId: row.accountId, err: error }, 'festival reminder failed'),
        );
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.accountId ?? '';
    }
  }

  private dueAfter(last: string, now: Date): Promise<FestivalPreferenceRow[]> {
    return this.database.reader.find(FestivalPreferenceRow, {
      where: { nextAt: LessThanOrEqual(now), accountId: MoreThan(last) },
      order: { accountId: 'ASC' },
      take: BATCH,
    });
  }

  private async takeTurn(row: FestivalPreferenceRow, now: Date): Promise<void> {
    const place = await this.places.of(row.accountId);
    if (!place) return this.moveTurn(row, { on: dateAt(now.getTime(), 'UTC'), at: new Date(now.getTime() + MS_PER_DAY) });
    const due = row.nextOn === null ? null : turnOn(row.nextOn, row.hour, place.place.timeZone);
    // The home temple moved to a time zone where it is still earlier.
    if (due && due.at > now) return this.moveTurn(row, due);
    await this.tell(row, await this.computed(row, place, now), now);
  }

  private async computed(row: FestivalPreferenceRow, { place, query }: Place, now: Date): Promise<Told> {
    const today = dateAt(now.getTime(), place.timeZone);
    const to = daysAfter(lastTurn(now, row.hour, place.timeZone).on, row.daysBefore);
    const tradition = row.tradition ?? undefined;
    const all = to < today ? [] : await this.panchanga.between(row.accountId, { ...query, tradition }, { from: today, to });
    return { observances: all.filter((festival) => isWanted(festival, row)), place, next: nextTurn(now, row.hour, place.timeZone) };
  }

  /** Claims the turn, then writes its new reminders: all in one transaction, or nothing. */
  private tell(row: FestivalPreferenceRow, { observances, place, next }: Told, now: Date): Promise<void> {
    const { accountId } = row;
    return this.database.transaction(async (tx) => {
      if (!(await claimed(tx, row, next))) return;
      if (row.inApp) {
        for (const festival of await newOnes(tx, accountId, 'in-app', observances, now)) {
          await this.notifications.notify(tx, festivalNotifications.kinds.upcoming, {
            concerned: { accountId },
            params: { festival, placeName: place.name },
            key: `${festival.id}:${festival.date}`,
            path: `/devotee/panchanga?date=${festival.date}`,
            at: now,
            usefulUntil: new Date(instantOf(daysAfter(festival.date, 1), '00:00', place.timeZone)),
          });
        }
      }
      const mailed = row.email ? await newOnes(tx, accountId, 'email', observances, now) : [];
      if (mailed.length > 0) await this.mail(tx, row, { accountId, festivals: mailed, place }, now);
    });
  }

  private mail(tx: EntityManager, row: FestivalPreferenceRow, { accountId, festivals, place }: FestivalMailData, now: Date): Promise<void> {
    const dedupeKey = `${FESTIVAL_MAIL}:${newId()}`;
    const notBefore = outsideQuiet(now, row, place.timeZone);
    return this.outbox.enqueue(tx, { kind: FESTIVAL_MAIL, data: { accountId, festivals, place }, dedupeKey, notBefore });
  }

  private async moveTurn(row: FestivalPreferenceRow, next: { on: string; at: Date }): Promise<void> {
    await this.database.transaction((tx) => claimed(tx, row, next));
  }
}

function isWanted({ kind, regions }: PanchangaFestival, wanted: FestivalPreferenceRow): boolean {
  return wanted.kinds.includes(kind) && (regions.includes('pan-india') || wanted.regions.some((region) => regions.includes(region)));
}

/** Of the processes that see the same turn, one advances it. */
async function claimed(tx: EntityManager, { accountId, nextAt }: FestivalPreferenceRow, next: { on: string; at: Date }): Promise<boolean> {
  if (nextAt === null) return false;
  const { affected } = await tx.update(FestivalPreferenceRow, { accountId, nextAt }, { nextOn: next.on, nextAt: next.at });
  return affected === 1;
}

/** The observances that the devotee has not been reminded of by this channel, now recorded as sent. */
async function newOnes(
  tx: EntityManager,
  accountId: string,
  channel: ReminderChannel,
  observances: readonly PanchangaFestival[],
  createdAt: Date,
): Promise<PanchangaFestival[]> {
  const fresh: PanchangaFestival[] = [];
  for (const observance of observances) {
    const key = { accountId, festivalId: observance.id, date: observance.date, channel };
    const id = newId();
    await insertOnce(tx, FestivalReminderRow, { ...key, id, createdAt });
    if ((await tx.findOneBy(FestivalReminderRow, key))?.id === id) fresh.push(observance);
  }
  return fresh;
}
