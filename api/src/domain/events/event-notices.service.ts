import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { NotificationChannel } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { consentIn } from '../consents/consent-in-rows.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { SavedTemplesService } from '../temples/saved-temples.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { EventSeriesRow } from './event.entity.ts';
import { EventDateFollowers } from './event-date-followers.ts';
import { EventNoticeRow } from './event-notice.entity.ts';
import { eventNotifications } from './event-notifications.ts';
import type { EventOccurrenceRow } from './event-occurrence.entity.ts';
import type { PlacesNews } from './place-news.ts';

const EVERY_SECONDS = 2;
const NOTICES = 5;
/** Devotees in one transaction. */
const PEOPLE = 50;

interface Ended {
  temple: Temple;
  series: EventSeriesRow;
  rows: readonly EventOccurrenceRow[];
  reason: string;
  places?: PlacesNews | undefined;
  /** The only one of them had begun. */
  hasBegun?: boolean;
}

/**
 * Notifies those who saved a temple of changes to what it announced. The change writes one row; a job works through the people, a page at a
 * time, so that a temple with thousands of them doesn't hold the change up, and a killed worker goes on where it was.
 */
@Injectable()
export class EventNotices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly saved: SavedTemplesService,
    private readonly reachable: ReachableAccountsService,
    private readonly consents: MessageConsents,
    private readonly notifications: Notifications,
    private readonly followers: EventDateFollowers,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('event-notices', EVERY_SECONDS, () => this.sendDue());
  }

  /** In the transaction of the change: dates that are at another time now. */
  moved(
    tx: EntityManager,
    temple: Temple,
    series: EventSeriesRow,
    rows: readonly EventOccurrenceRow[],
    places?: PlacesNews,
  ): Promise<void> {
    return this.add(tx, 'moved', { temple, series, rows, reason: '', places });
  }

  /** In the transaction of the change: dates that are at another place now, or have another link. */
  placed(
    tx: EntityManager,
    temple: Temple,
    series: EventSeriesRow,
    rows: readonly EventOccurrenceRow[],
    places: PlacesNews,
  ): Promise<void> {
    return this.add(tx, 'placed', { temple, series, rows, reason: '', places });
  }

  /** In the transaction of the change: dates that don't take place, or not then. */
  ended(tx: EntityManager, kind: 'canceled' | 'postponed', change: Ended): Promise<void> {
    return this.add(tx, kind, change);
  }

  /** Notifies the next people of each change. A failing change is logged and tried again. */
  async sendDue(): Promise<void> {
    const due = await this.database.reader.find(EventNoticeRow, { order: { id: 'ASC' }, take: NOTICES });
    for (const notice of due)
      await this.send(notice).catch((error: unknown) => this.logger.error({ noticeId: notice.id, err: error }, 'event notice not sent'));
  }

  private async add(tx: EntityManager, kind: EventNoticeRow['kind'], change: Ended): Promise<void> {
    const { temple, series, rows, reason, places, hasBegun } = change;
    const [first] = rows;
    if (!first) return;
    const { title: event, timeZone } = series;
    const params = { event, temple: temple.name, startsAt: first.startsAt.toISOString(), timeZone, dates: rows.length, reason };
    const news = places?.get(first.id);
    const occurrenceIds = rows.map(({ id }) => id);
    const path = `/temples/${temple.slug}/events/${first.id}`;
    const row = {
      templeId: temple.id,
      id: newId(),
      kind,
      params: { ...params, occurrenceIds, ...(news ? { places: news } : {}), ...(hasBegun ? { hasBegun } : {}) },
      path,
      afterAccountId: '',
      createdAt: new Date(),
    };
    await insertRow(tx, EventNoticeRow, row);
  }

  private async send({ templeId, id, kind, params: all, path, afterAccountId }: EventNoticeRow): Promise<void> {
    const people = await this.saved.followersOf(templeId, { after: afterAccountId, limit: PEOPLE });
    const { occurrenceIds = [], ...params } = all;
    // Who has a ticket hears of it once, with what becomes of that.
    const told = await this.followers.tells(this.database.reader, templeId, occurrenceIds, people);
    const refused = await Promise.all(people.map((accountId) => this.refusedBy(templeId, accountId)));
    await this.database.transaction(async (tx) => {
      for (const [index, accountId] of people.entries()) {
        if (told.has(accountId)) continue;
        const occurrence = { concerned: { accountId, templeId }, params, key: id, path, without: refused[index] ?? [] };
        if (kind === 'placed' && params.places)
          await this.notifications.notify(tx, eventNotifications.kinds.placed, {
            ...occurrence,
            params: { ...params, places: params.places },
          });
        else if (kind !== 'placed') await this.notifications.notify(tx, eventNotifications.kinds[kind], occurrence);
      }
      const last = people.at(-1);
      if (last && people.length === PEOPLE) await tx.update(EventNoticeRow, { templeId, id }, { afterAccountId: last });
      else await tx.delete(EventNoticeRow, { templeId, id });
    });
  }

  /** The channels in which someone wants nothing about this temple's events. */
  private async refusedBy(templeId: string, accountId: string): Promise<NotificationChannel[]> {
    const person = await this.reachable.of(accountId);
    if (!person) return [];
    const rows = await this.consents.of(this.database.reader, templeId, [accountId, person.email]);
    const refuses = (channel: 'email' | 'in-app', address: string) => {
      const own = rows.filter((row) => row.address === address);
      return consentIn(own, { templeId, topic: 'events', channel }) !== 'allowed';
    };
    const [noEmail, noApp] = [refuses('email', person.email), refuses('in-app', accountId)];
    return [
      ...(noEmail ? ['email' as const] : []),
      ...(noApp ? ['in-app' as const, 'push' as const] : []),
      // What is wanted neither by email nor in the app doesn't ring either.
      ...(noEmail && noApp ? ['sms' as const] : []),
    ];
  }
}
