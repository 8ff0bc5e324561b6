import { Injectable } from '@nestjs/common';
import { type BodyOf, DEFAULT_NOTIFICATION_TIMING, type NotificationTiming, type notificationTimingEndpoints } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { assertOfUse } from '../../platform/outbox/outlived.ts';
import { Postponed } from '../../platform/outbox/postponed.ts';
import { outsideQuiet } from '../festival-reminders/reminder-times.ts';
import { nextDigest } from './digest-times.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { NotificationTimingRow } from './notification-timing.entity.ts';

/** What is about to be sent. */
interface Sent {
  kind?: string;
  usefulUntil?: string | undefined;
}

/** When people are notified: their quiet hours, and whether emails come one by one. */
@Injectable()
export class NotificationTimings {
  constructor(
    private readonly database: Database,
    private readonly kinds: NotificationKinds,
  ) {}

  own(actor: Actor): Promise<NotificationTiming> {
    return timingOf(this.database.reader, accountOf(actor).accountId);
  }

  /** What waits for a digest that was turned off is sent at once. */
  save(actor: Actor, body: BodyOf<typeof notificationTimingEndpoints.save>, now = new Date()): Promise<NotificationTiming> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const values = { ...body, nextAt: nextDigest(body, now) ?? now };
      await insertOnce(tx, NotificationTimingRow, { accountId, ...values });
      await tx.update(NotificationTimingRow, { accountId }, values);
      return timingOf(tx, accountId);
    });
  }

  /** The time zone an account chose; null if it never did. */
  async zoneOf(accountId: string): Promise<string | null> {
    return (await timingOf(this.database.reader, accountId)).timeZone;
  }

  /** When an account's quiet hours end; `now` outside of them. */
  async quietUntil(accountId: string, now = new Date()): Promise<Date> {
    const row = await this.database.reader.findOneBy(NotificationTimingRow, { accountId, quiet: true });
    return row ? outsideQuiet(now, row, row.timeZone) : now;
  }

  /**
   * Throws `Postponed` in an account's quiet hours, but never for what must be sent, such as security; and `Outlived` for what was of use
   * only until a moment that has passed by now.
   */
  async awaitAwake(accountId: string, { kind, usefulUntil }: Sent = {}, now = new Date()): Promise<void> {
    assertOfUse(usefulUntil, now);
    if (kind !== undefined && this.kinds.of(kind)?.group.isRequired) return;
    const until = await this.quietUntil(accountId, now);
    if (until > now) throw new Postponed(until);
  }
}

async function timingOf(manager: EntityManager, accountId: string): Promise<NotificationTiming> {
  const row = await manager.findOneBy(NotificationTimingRow, { accountId });
  if (!row) return DEFAULT_NOTIFICATION_TIMING;
  const { timeZone, quiet, quietFrom, quietTo, digest, hour } = row;
  return { timeZone, quiet, quietFrom, quietTo, digest, hour };
}
