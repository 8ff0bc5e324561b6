import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { DigestItemRow } from './digest-item.entity.ts';
import { NotificationRow } from './notification.entity.ts';

const KEPT_DAYS = 365;
const EVERY_SECONDS = 6 * 60 * 60;
const DAY_MS = 86_400_000;

/** Deletes notifications after a year: their subjects have pages of their own. */
@Injectable()
export class OldNotifications implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('notifications: old ones', EVERY_SECONDS, () => this.purge());
  }

  /** Deletes what is older than a year. */
  async purge(now = new Date()): Promise<void> {
    const createdAt = LessThan(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
    await this.database.transaction((tx) => tx.delete(NotificationRow, { createdAt }));
    await this.database.transaction((tx) => tx.delete(DigestItemRow, { createdAt }));
  }
}
