import { Between, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import type { Database } from '../../platform/database/database.ts';
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
}

/** One round over invitations that expired without an answer while their senders are on the staff. */
export async function eachExpired<Row extends Invitation>(database: Database, { entity, now, notify }: Round<Row>): Promise<void> {
  const expiresAt = Between(new Date(now.getTime() - NEWS_MS), now);
  const where = { status: 'open', expiresAt } as FindOptionsWhere<Row>;
  for (const expired of await database.reader.findBy(entity, where)) {
    const { templeId, invitedById: accountId } = expired;
    await database.transaction(async (tx) => {
      if (await tx.existsBy(StaffMember, { templeId, accountId })) await notify(tx, expired);
    });
  }
}
