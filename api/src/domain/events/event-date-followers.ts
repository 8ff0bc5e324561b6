import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StaffActor } from '../../platform/auth/actor.ts';
import type { EventSeriesRow } from './event.entity.ts';
import type { EventOccurrenceRow } from './event-occurrence.entity.ts';
import type { PlacesNews } from './place-news.ts';

/** What became of dates, by whom and why. */
export interface DatesChanged {
  kind: 'moved' | 'placed' | 'postponed' | 'canceled';
  rows: readonly EventOccurrenceRow[];
  reason: string;
  /** Where dates that are at another place were and are, by their ids. */
  places?: PlacesNews;
  /** The only one of them had begun when it was canceled. */
  hasBegun?: boolean;
  /** One of them that had begun, and whose tickets stay with those who were checked in. */
  keeps?: EventOccurrenceRow;
  staff: StaffActor;
}

/** Keeps something for dates of events, such as tickets, and follows what becomes of them. */
export interface DateFollower {
  /** In the transaction of the change. */
  follow(tx: EntityManager, change: DatesChanged): Promise<void>;
  /** Which of these dates people have something for, or wait for. */
  held(manager: EntityManager, templeId: string, occurrenceIds: readonly string[]): Promise<Set<string>>;
  /** Which of these events have a link that is for those only who have something for them. */
  keepsLinks(manager: EntityManager, series: readonly EventSeriesRow[]): Promise<Set<string>>;
  /** Who of these accounts hears of these dates from the follower itself. */
  tells(manager: EntityManager, templeId: string, occurrenceIds: readonly string[], accountIds: readonly string[]): Promise<Set<string>>;
}

/** Where followers plug in when their module starts. */
@Injectable()
export class EventDateFollowers {
  readonly #followers: DateFollower[] = [];

  add(follower: DateFollower): void {
    this.#followers.push(follower);
  }

  async follow(tx: EntityManager, change: DatesChanged): Promise<void> {
    if (change.rows.length === 0) return;
    for (const follower of this.#followers) await follower.follow(tx, change);
  }

  async held(manager: EntityManager, templeId: string, occurrenceIds: readonly string[]): Promise<Set<string>> {
    const held = new Set<string>();
    if (occurrenceIds.length === 0) return held;
    for (const follower of this.#followers) for (const id of await follower.held(manager, templeId, occurrenceIds)) held.add(id);
    return held;
  }

  /** Which of these events have a link that isn't for everyone. */
  async keepsLinks(manager: EntityManager, series: readonly EventSeriesRow[]): Promise<Set<string>> {
    const online = series.filter(({ place, link }) => place === 'online' && link !== '');
    const kept = new Set<string>();
    if (online.length === 0) return kept;
    for (const follower of this.#followers) for (const id of await follower.keepsLinks(manager, online)) kept.add(id);
    return kept;
  }

  async tells(
    manager: EntityManager,
    templeId: string,
    occurrenceIds: readonly string[],
    accountIds: readonly string[],
  ): Promise<Set<string>> {
    const told = new Set<string>();
    if (occurrenceIds.length === 0 || accountIds.length === 0) return told;
    for (const follower of this.#followers)
      for (const accountId of await follower.tells(manager, templeId, occurrenceIds, accountIds)) told.add(accountId);
    return told;
  }
}
