import { Injectable } from '@nestjs/common';
import type { Language, NotificationItem, notificationEndpoints, Page, QueryOf, UnreadNotifications } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { found } from '../../platform/http/domain-error.ts';
import { NotificationRow } from './notification.entity.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { wordsOf } from './notification-words.ts';

/** The caller's own notifications, in every role. */
@Injectable()
export class OwnNotificationsService {
  constructor(
    private readonly database: Database,
    private readonly kinds: NotificationKinds,
  ) {}

  /** The actor's notifications, newest first, in a language. */
  async list(actor: Actor, { language = 'en', ...page }: QueryOf<typeof notificationEndpoints.list>): Promise<Page<NotificationItem>> {
    const { accountId } = accountOf(actor);
    const query = this.database.reader.createQueryBuilder(NotificationRow, 'notification').where({ accountId });
    return mapPage(await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page), (row) => this.shown(row, language));
  }

  /** How many of the actor's notifications are unread. */
  unread(actor: Actor): Promise<UnreadNotifications> {
    return unreadIn(this.database.reader, accountOf(actor).accountId);
  }

  /** How many are unread, by account; accounts without any are left out. */
  async unreadOf(accountIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.reader
      .createQueryBuilder(NotificationRow, 'notification')
      .select('notification.accountId', 'accountId')
      .addSelect('COUNT(*)', 'unread')
      .where({ accountId: In([...accountIds]), readAt: IsNull() })
      .groupBy('notification.accountId')
      .getRawMany<{ accountId: string; unread: number | string }>();
    return new Map(rows.map(({ accountId, unread }) => [accountId, Number(unread)]));
  }

  /** Marks a notification as read or unread. Throws `not-found`. */
  mark(actor: Actor, id: string, read: boolean): Promise<UnreadNotifications> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const { readAt } = found(await tx.findOneBy(NotificationRow, { accountId, id }));
      await tx.update(NotificationRow, { accountId, id }, { readAt: read ? (readAt ?? new Date()) : null });
      return unreadIn(tx, accountId);
    });
  }

  /** Marks all of the actor's notifications as read. */
  markAll(actor: Actor): Promise<UnreadNotifications> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      await tx.update(NotificationRow, { accountId, readAt: IsNull() }, { readAt: new Date() });
      return unreadIn(tx, accountId);
    });
  }

  private shown({ id, kind, params, path, createdAt, readAt }: NotificationRow, language: Language): NotificationItem {
    const words = wordsOf(this.kinds, kind, params, language);
    return { id, kind, ...words, path, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
  }
}

async function unreadIn(manager: EntityManager, accountId: string): Promise<UnreadNotifications> {
  return { unread: await manager.countBy(NotificationRow, { accountId, readAt: IsNull() }) };
}
