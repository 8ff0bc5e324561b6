import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestStatus } from '@sannidhi/contracts';
import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { type Actor, systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { BackingOff } from '../../platform/jobs/backing-off.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Audit } from '../audit/audit.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { PerformedNotices } from '../bookings/notices/performed-notices.service.ts';
import { RequestedBookings } from '../bookings/requested-bookings.ts';
import { OPEN } from '../bookings/slots/slot-families.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { RequestEndings } from './request-endings.service.ts';
import { moveRequest, type RequestKey } from './request-moves.ts';
import { RequestNotices } from './request-notices.service.ts';
import { UNSAID } from './unsaid.ts';

const EVERY_SECONDS = 60;
const BATCH = 200;
const JOB = systemActor('Pooja requests');

/** What time does to requests: they expire, what a priest performed is completed, and homes are forgotten, as are the names of who left. */
@Injectable()
export class RequestClock implements OnModuleInit {
  readonly #due = this.backingOff<PoojaRequestRow>(({ id }) => id);
  readonly #performed = this.backingOff(requestOf);
  readonly #left = this.backingOff(requestOf);

  constructor(
    private readonly database: Database,
    private readonly notices: RequestNotices,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    private readonly requested: RequestedBookings,
    private readonly endings: RequestEndings,
    private readonly performed: PerformedNotices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.requested.whenPerformed((tx, actor, request) => this.complete(tx, actor, request));
    this.requested.whenAnnounced((tx, request, performance) => this.announce(tx, request, performance));
    this.requested.whenUndone((tx, actor, request) => this.reopen(tx, actor, request));
    this.jobs.every('pooja-requests', EVERY_SECONDS, () => this.run());
  }

  /** One round. A request that fails is logged, tried again later, and keeps no other waiting. */
  async run(now: Date = new Date()): Promise<void> {
    const due = { dueAt: LessThanOrEqual(now), payLineId: IsNull() };
    await this.#due.run(
      (take) => this.database.reader.find(PoojaRequestRow, { where: due, order: { dueAt: 'ASC' }, take }),
      (row) => this.database.transaction((tx) => this.end(tx, row, now)),
      now,
    );
    await this.completePerformed(now);
    await this.endLeft(now);
  }

  private async end(tx: EntityManager, row: PoojaRequestRow, now: Date): Promise<void> {
    const { templeId, id } = row;
    const unanswered = { status: In(['requested', 'quoted']), dueAt: LessThanOrEqual(now) };
    if (await moveRequest(tx, row, 'expired', {}, unanswered)) {
      await this.audit.record(tx, { actor: JOB, templeId, action: 'pooja-request.expired', subject: { kind: 'pooja-request', id } });
      await this.notices.expired(tx, row);
      return;
    }
    const due = { templeId, id, dueAt: LessThanOrEqual(now) };
    // What has a time keeps its names with its booking.
    await tx.update(PoojaRequestRow, { ...due, accountId: IsNull(), status: Not('scheduled') }, UNSAID);
    await tx.update(PoojaRequestRow, due, { address: null, dueAt: null });
  }

  /** What was marked while no request heard of it: by a release before this one. */
  private async completePerformed(now: Date): Promise<void> {
    const read = (take: number) => this.bookingsOf('scheduled', { status: 'performed' }, take);
    const complete = async (tx: EntityManager, booking: BookingRow) => {
      const { templeId, performedAt } = booking;
      await this.complete(tx, JOB, { templeId, id: requestOf(booking) });
      if (performedAt) await this.performed.later(tx, { ...booking, performedAt });
    };
    await this.#performed.run(read, (booking) => this.database.transaction((tx) => complete(tx, booking)), now);
  }

  /** Ends what an earlier release left of requests whose payment was refunded: an upcoming booking with its time and priests. */
  private async endLeft(now: Date): Promise<void> {
    const read = (take: number) => this.bookingsOf('canceled', { status: In(OPEN), startsAt: MoreThan(now) }, take);
    const end = async (tx: EntityManager, booking: BookingRow) => {
      const request = await tx.findOneByOrFail(PoojaRequestRow, { templeId: booking.templeId, id: requestOf(booking) });
      await this.endings.endService(tx, request, request.reason);
    };
    await this.#left.run(read, (booking) => this.database.transaction((tx) => end(tx, booking)), now);
  }

  private backingOff<Row>(idOf: (row: Row) => string): BackingOff<Row> {
    return new BackingOff(BATCH, idOf, (row, err) =>
      this.logger.error({ requestId: idOf(row), err }, 'a pooja request couldn’t be moved on'),
    );
  }

  private bookingsOf(status: RequestStatus, where: FindOptionsWhere<BookingRow>, take: number): Promise<BookingRow[]> {
    return this.database.reader
      .createQueryBuilder(BookingRow, 'booking')
      .innerJoin(PoojaRequestRow, 'request', 'request.templeId = booking.templeId AND request.id = booking.requestId')
      .where({ requestId: Not(IsNull()), ...where })
      .andWhere('request.status = :status', { status })
      .limit(take)
      .getMany();
  }

  /** A booking that wasn't performed after all: its request is on its date again. */
  private async reopen(tx: EntityManager, actor: Actor, { templeId, id }: RequestKey): Promise<void> {
    const again = { status: 'scheduled' as const, dueAt: null, updatedAt: new Date() };
    const { affected } = await tx.update(PoojaRequestRow, { templeId, id, status: 'completed' }, again);
    if (affected === 0) return;
    await this.audit.record(tx, { actor, templeId, action: 'pooja-request.reopened', subject: { kind: 'pooja-request', id } });
  }

  private async announce(tx: EntityManager, { templeId, id }: RequestKey, performance: string): Promise<void> {
    const request = await tx.findOneBy(PoojaRequestRow, { templeId, id, status: 'completed' });
    if (request) await this.notices.completed(tx, request, performance);
  }

  /** A booking that was performed completes its request. */
  private async complete(tx: EntityManager, actor: Actor, { templeId, id }: RequestKey): Promise<void> {
    if (!(await moveRequest(tx, { templeId, id }, 'completed'))) return;
    await this.audit.record(tx, { actor, templeId, action: 'pooja-request.completed', subject: { kind: 'pooja-request', id } });
  }
}

const requestOf = ({ requestId }: BookingRow): string => requestId ?? '';
