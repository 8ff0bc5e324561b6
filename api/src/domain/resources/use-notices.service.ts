import { Injectable } from '@nestjs/common';
import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../notifications/notifications.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { ResourceRow } from './resource.entity.ts';
import type { ResourceUseRow } from './resource-use.entity.ts';
import { useNotifications } from './use-notifications.ts';

/** A use that something else keeps from its resource. */
export interface Clash {
  resource: ResourceRow;
  use: ResourceUseRow;
  other: ResourceUseRow | undefined;
}

const { kinds } = useNotifications;

/** Notifies the office of what happens in its halls, in the transaction of the change. */
@Injectable()
export class UseNotices {
  constructor(
    private readonly temples: TemplesService,
    private readonly notifications: Notifications,
  ) {}

  /** Of a conflict: those who can move either of the two. */
  async clashing(tx: EntityManager, { resource, use, other }: Clash): Promise<void> {
    const { path, ...params } = await this.factsOf(tx, resource, use);
    await this.notifications.notify(tx, kinds.clashing, {
      concerned: { templeId: use.templeId },
      params: { ...params, other: other?.title ?? '' },
      key: `${use.id}:${use.fromAt.getTime()}:clash`,
      path,
    });
  }

  /** Of a booking that waits for approval. */
  async requested(tx: EntityManager, resource: ResourceRow, use: ResourceUseRow, except?: string): Promise<void> {
    const { path, ...params } = await this.factsOf(tx, resource, use);
    const key = `${use.id}:${use.changedAt.getTime()}:requested`;
    const who = { concerned: { templeId: use.templeId }, ...(except ? { except } : {}) };
    await this.notifications.notify(tx, kinds.requested, { ...who, params, key, path });
  }

  /** Of an event's dates that have no hall, as theirs is closed then or gone: the first of so many. */
  async unavailable(tx: EntityManager, { resource, use }: Pick<Clash, 'resource' | 'use'>, dates: number): Promise<void> {
    const { path, ...facts } = await this.factsOf(tx, resource, use);
    const params = { ...facts, reason: use.reason, refusal: use.refusal, dates };
    const key = `${use.id}:${use.changedAt.getTime()}:unavailable`;
    await this.notifications.notify(tx, kinds.unavailable, { concerned: { templeId: use.templeId }, params, key, path });
  }

  /** Of what became of it, or of so many dates of an event, this one first. */
  async decided(tx: EntityManager, resource: ResourceRow, use: ResourceUseRow, except: string, dates = 1): Promise<void> {
    const { path, ...facts } = await this.factsOf(tx, resource, use);
    const params = { ...facts, isApproved: use.state === 'confirmed', reason: use.reason, dates };
    const key = `${use.id}:${use.changedAt.getTime()}:decided`;
    await this.notifications.notify(tx, kinds.decided, { concerned: { templeId: use.templeId }, params, key, path, except });
  }

  private async factsOf(tx: EntityManager, resource: ResourceRow, { templeId, sourceId, title, startsAt }: ResourceUseRow) {
    const { timeZone } = await this.temples.of(tx, templeId);
    const path = `/temple-admin/calendar?date=${dateAt(startsAt.getTime(), timeZone)}&entry=${sourceId}`;
    return { title, resource: resource.name, startsAt: startsAt.toISOString(), timeZone, path };
  }
}
