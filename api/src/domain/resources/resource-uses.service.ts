import { Injectable } from '@nestjs/common';
import type { UseSource } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { StaffActor } from '../../platform/auth/actor.ts';
import { messageOf } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { clashesOf, insertHeld, isHeld, keepWithout, lockResource, settle, updateHeld } from './held-times.ts';
import { ResourceRow } from './resource.entity.ts';
import { ResourceUseRow } from './resource-use.entity.ts';
import { type Clash, UseNotices } from './use-notices.service.ts';
import { useTimesOf } from './use-times.ts';
import { stateFor, takenError, unavailable } from './use-views.ts';

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
  /** It waits for approval since now. */
  requested?: Unplaced;
  /** It can't have its resource: that is closed then, or gone. */
  unavailable?: Unplaced;
}

type Unplaced = Pick<Clash, 'resource' | 'use'>;

/** How a use gets its resource. */
interface Asking {
  onClash: OnClash;
  /** Who plans it, if it keeps to the resource's hours and approval; a pooja's time has been agreed on. */
  staff: StaffActor | undefined;
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
   * Throws `resource-taken`, which names the other use, `resource-closed` and `resource-retired`, where conflicts are refused.
   */
  async follow(tx: EntityManager, of: UseOf, onClash: OnClash, now = new Date(), staff?: StaffActor): Promise<ResourceUseRow[]> {
    const placed = await this.place(tx, of, { onClash, staff }, now);
    await this.tell(tx, [placed], staff);
    return placed.clashes ?? [];
  }

  /** The same for many, in order: what doesn't fit is kept without its resource, and the office hears of the first. */
  async followAll(tx: EntityManager, uses: readonly UseOf[], now = new Date(), staff?: StaffActor): Promise<void> {
    const placed: Placed[] = [];
    for (const use of uses) placed.push(await this.place(tx, use, { onClash: 'keep', staff }, now));
    await this.tell(tx, placed, staff);
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

  /** Gives what was in conflict with something that left its resource. */
  async settleAll(tx: EntityManager, resources: ReadonlyMap<string, ResourceRow>, now: Date): Promise<void> {
    for (const resource of resources.values())
      for (const use of await settle(tx, resource, now)) if (use.state === 'requested') await this.notices.requested(tx, resource, use);
  }

  private async tell(tx: EntityManager, placed: readonly Placed[], staff?: StaffActor): Promise<void> {
    const clash = placed.find((each) => each.clash)?.clash;
    if (clash) await this.notices.clashing(tx, clash);
    const requested = placed.find((each) => each.requested)?.requested;
    if (requested) await this.notices.requested(tx, requested.resource, requested.use, staff?.accountId);
    const gone = placed.flatMap((each) => each.unavailable ?? []);
    if (gone[0]) await this.notices.unavailable(tx, gone[0], gone.length);
  }

  private async place(tx: EntityManager, of: UseOf, asking: Asking, now: Date): Promise<Placed> {
    const { templeId, source, sourceId, resourceId } = of;
    const current = () => tx.findOneBy(ResourceUseRow, { templeId, source, sourceId });
    const { resources, before } = await this.lockUse(tx, templeId, current, [resourceId]);
    const resource = resourceId === null ? undefined : resources.get(resourceId);
    if (!resource) {
      if (before) await this.release(tx, resources, before, now);
      return {};
    }
    const placed = await this.take(tx, resource, rowOf(of, resource, before, now), before, asking);
    if (before && isHeld(before.state)) await this.settleAll(tx, resources, now);
    return placed;
  }

  private async take(
    tx: EntityManager,
    resource: ResourceRow,
    use: ResourceUseRow,
    before: ResourceUseRow | null,
    { onClash, staff }: Asking,
  ): Promise<Placed> {
    const { templeId, id, title } = use;
    const { timeZone } = await this.temples.of(tx, templeId);
    const isThere = before !== null && before.state !== 'clashing' && isSame(before, use);
    // What the resource's hours declined is asked for again: they may be others by now.
    const isAskedAgain = isThere && staff !== undefined && before.refusal !== null;
    const stays = isThere && !isAskedAgain;
    const { reason, refusal } = stays ? before : use;
    if (before && (before.title !== title || before.reason !== reason || before.refusal !== refusal))
      await tx.update(ResourceUseRow, { templeId, id }, { title, reason, refusal });
    if (stays && before.state === 'declined') return {};
    const refused = staff && !stays ? unavailable(resource, use, timeZone) : null;
    if (refused && onClash === 'refuse') throw refused;
    if (refused) {
      const declined = { ...use, state: 'declined' as const, reason: refused.message.slice(0, 200), refusal: messageOf(refused) };
      await keepWithout(tx, declined, before === null);
      return isAskedAgain ? {} : { unavailable: { resource, use: declined } };
    }
    const state = stays ? before.state : staff ? stateFor(staff, resource) : use.state;
    const placed = { ...use, state };
    const isDone = before ? await updateHeld(tx, placed) : await insertHeld(tx, placed);
    if (isDone) return state === 'requested' && !stays ? { requested: { resource, use: placed } } : {};
    const clashes = await clashesOf(tx, use);
    if (onClash === 'refuse') throw takenError(resource, clashes, timeZone);
    await keepWithout(tx, { ...use, state: 'clashing' }, before === null);
    const isKnown = before?.state === 'clashing' && before.fromAt.getTime() === use.fromAt.getTime();
    return { clashes, ...(isKnown ? {} : { clash: { resource, use, other: clashes[0] } }) };
  }

  private async release(tx: EntityManager, resources: Map<string, ResourceRow>, use: ResourceUseRow, now: Date): Promise<void> {
    await tx.delete(ResourceUseRow, { templeId: use.templeId, id: use.id });
    if (isHeld(use.state)) await this.settleAll(tx, resources, now);
  }
}

/** Whether a use stays where and when it was. */
const isSame = (before: ResourceUseRow, after: ResourceUseRow): boolean =>
  before.resourceId === after.resourceId &&
  before.startsAt.getTime() === after.startsAt.getTime() &&
  before.endsAt.getTime() === after.endsAt.getTime();

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
    refusal: null,
    createdAt: before?.createdAt ?? now,
    changedAt: now,
  };
}
