import { Injectable } from '@nestjs/common';
import type { UseSource } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids/new-id.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { clashesOf, insertHeld, isHeld, keepClashing, lockResource, settle, updateHeld } from './held-times.ts';
import { ResourceRow } from './resource.entity.ts';
import { ResourceUseRow } from './resource-use.entity.ts';
import { type Clash, UseNotices } from './use-notices.service.ts';
import { useTimesOf } from './use-times.ts';
import { takenError } from './use-views.ts';

/** Something that may use a resource: an event's date or a pooja's time, as it is now. */
export interface UseOf {
  templeId: string;
  source: UseSource;
  sourceId: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** Where it takes place; null for nowhere of the temple's, and for what doesn't take place. */
  resourceId: string | null;
}

/** What happens where something else has the resource: the change is refused, or both are kept until one of them moves. */
export type OnClash = 'refuse' | 'keep';

interface LockedUse {
  /** By their ids. */
  resources: Map<string, ResourceRow>;
  /** Null where there is no such use. */
  before: ResourceUseRow | null;
}

interface Placed {
  clashes?: ResourceUseRow[];
  /** A conflict that the office hasn't heard of. */
  clash?: Clash;
}

/**
 * Gives resources to what takes place in them. Two uses never have one at the same time: each change locks the resource's row, and one
 * conditional statement gives the time away.
 */
@Injectable()
export class ResourceUses {
  constructor(
    private readonly temples: TemplesService,
    private readonly notices: UseNotices,
  ) {}

  /**
   * Makes the use of an event's date or a pooja's time follow it, in the transaction that changed it. Returns what it is in conflict with.
   * Throws `resource-taken`, which names the other use, where conflicts are refused.
   */
  async follow(tx: EntityManager, of: UseOf, onClash: OnClash, now = new Date()): Promise<ResourceUseRow[]> {
    const { clash, clashes = [] } = await this.place(tx, of, onClash, now);
    if (clash) await this.notices.clashing(tx, clash);
    return clashes;
  }

  /** The same for many, in order: what doesn't fit is kept in conflict, and the office hears of the first. */
  async followAll(tx: EntityManager, uses: readonly UseOf[], now = new Date()): Promise<void> {
    let first: Clash | undefined;
    for (const use of uses) {
      const { clash } = await this.place(tx, use, 'keep', now);
      first ??= clash;
    }
    if (first) await this.notices.clashing(tx, first);
  }

  /** Locks resources in a fixed order, so that two changes don't wait for each other. */
  async lock(tx: EntityManager, templeId: string, ids: readonly (string | null | undefined)[]): Promise<Map<string, ResourceRow>> {
    const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))].sort();
    const resources = new Map<string, ResourceRow>();
    for (const id of wanted) resources.set(id, await lockResource(tx, { templeId, id }));
    return resources;
  }

  /** Reads a use with its resource and others locked. Until they are, somebody else may place or move it: then the next one is locked too. */
  async lockUse(
    tx: EntityManager,
    templeId: string,
    current: () => Promise<ResourceUseRow | null>,
    others: readonly (string | null)[],
  ): Promise<LockedUse> {
    for (let before = await current(); ; ) {
      const resources = await this.lock(tx, templeId, [before?.resourceId, ...others]);
      const locked = await current();
      if (locked?.resourceId === before?.resourceId) return { resources, before: locked };
      before = locked;
    }
  }

  /** Confirms what was in conflict with something that left. */
  async settleAll(tx: EntityManager, resources: ReadonlyMap<string, ResourceRow>, now: Date): Promise<void> {
    for (const resource of resources.values()) await settle(tx, resource, now);
  }

  private async place(tx: EntityManager, of: UseOf, onClash: OnClash, now: Date): Promise<Placed> {
    const { templeId, source, sourceId, resourceId } = of;
    const current = () => tx.findOneBy(ResourceUseRow, { templeId, source, sourceId });
    const { resources, before } = await this.lockUse(tx, templeId, current, [resourceId]);
    const resource = resourceId === null ? undefined : resources.get(resourceId);
    if (!resource) {
      if (before) await this.release(tx, resources, before, now);
      return {};
    }
    const placed = await this.take(tx, resource, rowOf(of, resource, before, now), before, onClash);
    if (before && isHeld(before.state)) await this.settleAll(tx, resources, now);
    return placed;
  }

  private async take(
    tx: EntityManager,
    resource: ResourceRow,
    use: ResourceUseRow,
    before: ResourceUseRow | null,
    onClash: OnClash,
  ): Promise<Placed> {
    const { templeId, id, title } = use;
    if (before && before.title !== title) await tx.update(ResourceUseRow, { templeId, id }, { title });
    const isDone = before ? await updateHeld(tx, use) : await insertHeld(tx, use);
    if (isDone) return {};
    const clashes = await clashesOf(tx, use);
    if (onClash === 'refuse') throw takenError(resource, clashes, (await this.temples.of(tx, templeId)).timeZone);
    await keepClashing(tx, use, before === null);
    const isKnown = before?.state === 'clashing' && before.fromAt.getTime() === use.fromAt.getTime();
    return { clashes, ...(isKnown ? {} : { clash: { resource, use, other: clashes[0] } }) };
  }

  private async release(tx: EntityManager, resources: Map<string, ResourceRow>, use: ResourceUseRow, now: Date): Promise<void> {
    await tx.delete(ResourceUseRow, { templeId: use.templeId, id: use.id });
    if (isHeld(use.state)) await this.settleAll(tx, resources, now);
  }
}

function rowOf(of: UseOf, resource: ResourceRow, before: ResourceUseRow | null, now: Date): ResourceUseRow {
  const { templeId, source, sourceId, title, startsAt, endsAt } = of;
  return {
    templeId,
    id: before?.id ?? newId(),
    resourceId: resource.id,
    source,
    sourceId,
    title: title.slice(0, 120),
    note: before?.note ?? '',
    ...useTimesOf(resource, { startsAt, endsAt }),
    state: 'confirmed',
    reason: '',
    createdAt: before?.createdAt ?? now,
    changedAt: now,
  };
}
