import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BROADCAST_LATE_MS } from '@sannidhi/contracts';
import { In, LessThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastFeeder } from './broadcast-feeder.service.ts';
import { BroadcastFreeze } from './broadcast-freeze.service.ts';
import { isOver, moveBroadcast, suppressWaiting } from './broadcast-moves.ts';
import { broadcastNotifications } from './broadcast-notifications.ts';
import { countsOf } from './broadcast-views.ts';

const EVERY_SECONDS = 0.5;
/** How often a worker writes down that it is at work. */
const HEARTBEAT_MS = 30_000;

/** Moves broadcasts on. Every step can be repeated, so a worker that is killed loses nothing. */
@Injectable()
export class BroadcastDriver implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly freezer: BroadcastFreeze,
    private readonly feeder: BroadcastFeeder,
    private readonly notifications: Notifications,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('broadcasts', EVERY_SECONDS, () => this.advanceAll());
  }

  /** Moves every broadcast as far as it is time. A failing one is logged and tried again in the next round. */
  async advanceAll(now = new Date()): Promise<void> {
    const { reader } = this.database;
    const due = await reader.findBy(BroadcastRow, { status: 'scheduled', scheduledAt: LessThanOrEqual(now) });
    const running = await reader.findBy(BroadcastRow, { status: In(['running']) });
    for (const broadcast of [...due, ...running])
      await this.advance(broadcast, now).catch((error: unknown) =>
        this.logger.error({ broadcastId: broadcast.id, err: error }, 'broadcast not moved on'),
      );
  }

  private async advance(broadcast: BroadcastRow, now: Date): Promise<void> {
    const since = broadcast.status === 'running' ? broadcast.workedAt : broadcast.scheduledAt;
    const waited = now.getTime() - (since?.getTime() ?? 0);
    const over = isOver(broadcast, now);
    if (waited > BROADCAST_LATE_MS && !over) return this.ask(broadcast);
    if (broadcast.status === 'scheduled') return this.freezer.freeze(broadcast, now);
    if (over) await this.database.transaction((tx) => suppressWaiting(tx, broadcast, 'outlived'));
    if (waited > HEARTBEAT_MS) await this.beat(broadcast, now);
    if (!(await this.feeder.feed(broadcast, now))) await this.finish(broadcast, now);
  }

  private async beat({ templeId, id }: BroadcastRow, now: Date): Promise<void> {
    await this.database.statement((tx) => tx.update(BroadcastRow, { templeId, id, status: 'running' }, { workedAt: now }));
  }

  /** After an outage nothing is sent until somebody says so: "tomorrow" may be today. */
  private ask(broadcast: BroadcastRow): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await moveBroadcast(tx, broadcast, [broadcast.status], 'paused', { isLate: true }))) return;
      await this.notifications.notify(tx, broadcastNotifications.kinds.late, {
        concerned: { templeId: broadcast.templeId },
        params: { name: broadcast.name },
        key: `${broadcast.id}:${broadcast.scheduledAt?.getTime()}:${broadcast.workedAt?.getTime()}`,
        path: pathOf(broadcast),
      });
    });
  }

  private finish(broadcast: BroadcastRow, now: Date): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await moveBroadcast(tx, broadcast, ['running'], 'finished', { finishedAt: now }))) return;
      const { sent = 0, delivered = 0, failed = 0, bounced = 0 } = await countsOf(tx, broadcast);
      await this.notifications.notify(tx, broadcastNotifications.kinds.finished, {
        concerned: { templeId: broadcast.templeId },
        params: { name: broadcast.name, sent: sent + delivered, failed: failed + bounced },
        key: `${broadcast.id}:${now.getTime()}`,
        path: pathOf(broadcast),
      });
    });
  }
}

const pathOf = ({ id }: BroadcastRow): string => `/temple-admin/messaging?broadcast=${id}`;
