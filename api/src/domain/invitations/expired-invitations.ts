import { Between, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import type { Database } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import type { Invitation } from './invitation.entity.ts';

/** How often senders are notified. */
export const EXPIRED_EVERY_SECONDS = 3600;
/** Invitations that expired earlier are old news. */
const NEWS_MS = 2 * 86_400_000;

interface Round<Row extends Invitation> {
  entity: EntityTarget<Row>;
  now: Date;
  /** In a transaction of its own; its notification's key keeps a later round from sending it again. */
  notify: (tx: EntityManager, invitation: Row) => Promise<void>;
  logger: Logger;
}

/** One round over invitations that expired without an answer while their senders are on the staff. One that fails stops no other. */
export async function eachExpired<Row extends Invitation>(database: Database, { entity, now, notify, logger }: Round<Row>): Promise<void> {
  const expiresAt = Between(new Date(now.getTime() - NEWS_MS), now);
  const where = { status: 'open', expiresAt } as FindOptionsWhere<Row>;
  const notifyOne = (expired: Row) =>
    database.transaction(async (tx) => {
      const { templeId, invitedById: accountId } = expired;
      if (await tx.existsBy(StaffMember, { templeId, accountId })) await notify(tx, expired);
    });
  await oneByOne(await database.reader.findBy(entity, where), notifyOne, ({ id: invitationId }, err) =>
    logger.error({ invitationId, err }, 'a sender couldn’t be notified of an expired invitation'),
  );
}
