import { Injectable } from '@nestjs/common';
import type { Notice, noticeEndpoints, Page, PanchangaFestival, QueryOf, UnreadNotices } from '@sannidhi/contracts';
import { type Festival, inLanguage, type Language } from '@sannidhi/panchanga';
import { type EntityManager, IsNull } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { type FestivalNoticeData, NoticeRow } from './notice.entity.ts';

/** What devotees are told inside the portal. */
@Injectable()
export class NoticesService {
  constructor(private readonly database: Database) {}

  /** The actor's notices, newest first, in a language. */
  async list(actor: Actor, { language = 'en', ...page }: QueryOf<typeof noticeEndpoints.list>): Promise<Page<Notice>> {
    const { accountId } = accountOf(actor);
    const query = this.database.reader.createQueryBuilder(NoticeRow, 'notice').where({ accountId });
    return mapPage(await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page), (row) => viewOf(row, language));
  }

  /** How many of the actor's notices wait to be read. */
  unread(actor: Actor): Promise<UnreadNotices> {
    return unreadIn(this.database.reader, accountOf(actor).accountId);
  }

  /** Marks a notice. Throws `not-found`. */
  mark(actor: Actor, id: string, read: boolean): Promise<UnreadNotices> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const { readAt } = found(await tx.findOneBy(NoticeRow, { accountId, id }));
      await tx.update(NoticeRow, { accountId, id }, { readAt: read ? (readAt ?? new Date()) : null });
      return unreadIn(tx, accountId);
    });
  }

  /** Marks all of the actor's notices as read. */
  markAll(actor: Actor): Promise<UnreadNotices> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      await tx.update(NoticeRow, { accountId, readAt: IsNull() }, { readAt: new Date() });
      return unreadIn(tx, accountId);
    });
  }

  /** Tells an account of a festival, in the caller's transaction. Gives back the notice's id. */
  async tell(tx: EntityManager, accountId: string, data: FestivalNoticeData, now: Date): Promise<string> {
    const id = newId();
    await insertRow(tx, NoticeRow, { accountId, id, kind: 'festival', data, createdAt: now, readAt: null });
    return id;
  }
}

async function unreadIn(manager: EntityManager, accountId: string): Promise<UnreadNotices> {
  return { unread: await manager.countBy(NoticeRow, { accountId, readAt: IsNull() }) };
}

function viewOf({ id, kind, data: { festival, placeName }, createdAt, readAt }: NoticeRow, language: Language): Notice {
  return {
    id,
    kind,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    festival: spoken(festival, language),
    placeName,
  };
}

function spoken(festival: PanchangaFestival, language: Language): Notice['festival'] {
  const { id, date, kind, tradition, override } = festival;
  // Rule and reason speak of the date the rule gives, also where the temple keeps another one.
  const { name, rule, reason } = inLanguage({ ...(festival as Festival), date: override?.computedDate ?? date }, language);
  return { id, date, kind, tradition, name, rule, reason, ...(override ? { override } : {}) };
}
