import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { BackingOff } from '../../platform/jobs/backing-off.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { OpeningNotices } from './opening-notices.service.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { OpeningReminderRow } from './opening-reminder.entity.ts';
import type { PoojaOpeningRow } from './pooja-opening.entity.ts';

/** In one round of the worker, so that a sale next door goes on. */
const BATCH = 200;

/** Messages to everybody who waits, a few hundred at a time; each row says whether its account was notified. One that fails is tried later. */
@Injectable()
export class OpeningMessages {
  readonly #reminders = new BackingOff<OpeningReminderRow>(BATCH, idOf, (row, err) => this.logFailed(row, err));
  readonly #waiting = new BackingOff<OpeningPlaceRow>(BATCH, idOf, (row, err) => this.logFailed(row, err));

  constructor(
    private readonly database: Database,
    private readonly notices: OpeningNotices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reminds the next ones who asked for it. */
  async remind(opening: PoojaOpeningRow, now: Date): Promise<void> {
    const due = { templeId: opening.templeId, openingId: opening.id, sentAt: IsNull() };
    const read = (take: number) => this.database.reader.find(OpeningReminderRow, { where: due, order: { id: 'ASC' }, take });
    const reminders = await this.#reminders.next(read, now);
    if (reminders.length === 0) return;
    const remind = async (tx: EntityManager, { templeId, id, accountId }: OpeningReminderRow) => {
      const { affected } = await tx.update(OpeningReminderRow, { templeId, id, sentAt: IsNull() }, { sentAt: now });
      if (affected === 1) await this.notices.startsSoon(tx, opening, accountId);
    };
    await this.#reminders.together(reminders, (some) => this.all(some, remind), now);
  }

  /** Lets the next ones go who waited for an opening that was canceled; false once nobody is left who can be notified now. */
  async dismiss(opening: PoojaOpeningRow, now: Date): Promise<boolean> {
    const waiting = waitingFor(opening);
    const read = (take: number) => this.database.reader.find(OpeningPlaceRow, { where: waiting, take });
    const places = await this.#waiting.next(read, now);
    if (places.length === 0) return false;
    const dismiss = async (tx: EntityManager, { id, accountId }: OpeningPlaceRow) => {
      const { affected } = await tx.update(OpeningPlaceRow, { ...waiting, id }, { status: 'left', admittedUntil: null });
      if (affected === 1) await this.notices.canceled(tx, opening, accountId);
    };
    await this.#waiting.together(places, (some) => this.all(some, dismiss), now);
    return true;
  }

  /** Whether nobody waits any more. */
  async isDismissed(opening: PoojaOpeningRow): Promise<boolean> {
    return !(await this.database.reader.existsBy(OpeningPlaceRow, waitingFor(opening)));
  }

  private all<Row>(rows: readonly Row[], work: (tx: EntityManager, row: Row) => Promise<void>): Promise<void> {
    return this.database.transaction(async (tx) => {
      for (const row of rows) await work(tx, row);
    });
  }

  private logFailed({ openingId, accountId }: Pick<OpeningPlaceRow, 'openingId' | 'accountId'>, err: unknown): void {
    this.logger.error({ openingId, accountId, err }, 'a message of an opening couldn’t be written');
  }
}

const idOf = ({ id }: { id: string }): string => id;
const waitingFor = ({ templeId, id: openingId }: PoojaOpeningRow) => ({
  templeId,
  openingId,
  status: In(['waiting', 'admitted', 'registered']),
});
