import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type ResourceUse,
  type resourceUseEndpoints,
  resourceUseNoun,
  USE_FURTHEST_DAYS,
  USE_TRANSITIONS,
  type UseSource,
  type UseState,
} from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { clashesOf, insertHeld, isHeld, updateHeld } from './held-times.ts';
import { ResourceRow } from './resource.entity.ts';
import { ResourceUseRow } from './resource-use.entity.ts';
import { ResourceUses } from './resource-uses.service.ts';
import { UseNotices } from './use-notices.service.ts';
import { useTimesOf } from './use-times.ts';
import { assertOpen, stateFor, takenError, useView } from './use-views.ts';

type UseBody = BodyOf<typeof resourceUseEndpoints.book>;

const say = messagesOf(resourceUseNoun);
const MINUTE_MS = 60_000;

/** What the office itself uses its halls for. */
@Injectable()
export class OfficeUses {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly uses: ResourceUses,
    private readonly notices: UseNotices,
    private readonly audit: Audit,
  ) {}

  /** A use of any kind, with what it is in conflict with. Throws `not-found`. */
  async one(actor: Actor, useId: string): Promise<ResourceUse> {
    const manager = this.database.reader;
    const use = found(await manager.findOneBy(ResourceUseRow, { templeId: staffOf(actor).temple.id, id: useId }));
    return this.view(manager, use);
  }

  /**
   * Books a resource. Throws `resource-taken`, which names what has it then, `resource-closed` and `resource-retired`, `not-found` for
   * another temple's, and `invalid-fields` for a time that has passed or is more than two years away.
   */
  async book(actor: Actor, body: UseBody): Promise<ResourceUse> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const now = new Date();
    return this.database.transaction(async (tx) => {
      const resources = await this.uses.lock(tx, templeId, [body.resourceId]);
      const resource = found(resources.get(body.resourceId));
      const id = newId();
      const made = { templeId, id, source: 'office' as const, sourceId: id, reason: '', refusal: null, createdAt: now };
      const use = { ...made, ...(await this.factsOf(tx, resource, body, now)), state: stateFor(staff, resource), changedAt: now };
      if (!(await insertHeld(tx, use))) throw await this.refusal(tx, resource, use);
      await this.record(tx, staff, 'resource-use.booked', id, { after: body });
      if (use.state === 'requested') await this.notices.requested(tx, resource, use, staff.accountId);
      return this.view(tx, use);
    });
  }

  /** Changes or moves one. Throws the same, `resource-use-elsewhere` for an event's or a pooja's, and `resource-use-refused` for one that is over. */
  async change(actor: Actor, useId: string, body: UseBody): Promise<ResourceUse> {
    const staff = staffOf(actor);
    const now = new Date();
    return this.onUse(staff, useId, { others: [body.resourceId] }, async (tx, before, resources) => {
      const resource = found(resources.get(body.resourceId));
      const facts = await this.factsOf(tx, resource, body, now);
      const use = { ...before, ...facts, state: stateFor(staff, resource), changedAt: now };
      const { templeId, id, title, note } = use;
      await tx.update(ResourceUseRow, { templeId, id }, { title, note });
      if (!(await updateHeld(tx, use))) throw await this.refusal(tx, resource, use);
      await this.uses.settleAll(tx, resources, now);
      await this.record(tx, staff, 'resource-use.changed', id, { before: auditFacts(before), after: body });
      if (use.state === 'requested' && before.state !== 'requested') await this.notices.requested(tx, resource, use, staff.accountId);
      return use;
    });
  }

  /** Cancels one; what was in conflict with it has the resource. Throws as `change` does. */
  cancel(actor: Actor, useId: string, { reason }: { reason: string }): Promise<ResourceUse> {
    const staff = staffOf(actor);
    return this.onUse(staff, useId, {}, (tx, use, resources) => this.end(tx, staff, use, { state: 'canceled', reason, resources }));
  }

  /** Approves or declines one that waits for it, also an event's. Throws as `change` does. */
  decide(actor: Actor, useId: string, { approve, reason }: BodyOf<typeof resourceUseEndpoints.decide>): Promise<ResourceUse> {
    const staff = staffOf(actor);
    return this.onUse(staff, useId, { of: ['office', 'event'] }, async (tx, use, resources) => {
      if (use.state !== 'requested') throw new DomainError('resource-use-refused');
      const after = await this.end(tx, staff, use, { state: approve ? 'confirmed' : 'declined', reason, resources });
      await this.notices.decided(tx, found(resources.get(use.resourceId)), after, staff.accountId);
      return after;
    });
  }

  private async end(tx: EntityManager, staff: StaffActor, use: ResourceUseRow, { state, reason, resources }: End): Promise<ResourceUseRow> {
    const after = { ...use, state, reason, changedAt: new Date() };
    const { templeId, id } = use;
    await tx.update(ResourceUseRow, { templeId, id }, { state, reason, changedAt: after.changedAt });
    if (!isHeld(state)) await this.uses.settleAll(tx, resources, after.changedAt);
    await this.record(tx, staff, ACTIONS[state], id, { after: { reason } });
    return after;
  }

  /** Works on a use that isn't over, with its resource and others locked: one of the office's own, unless others may be meant too. */
  private async onUse(
    { temple: { id: templeId } }: StaffActor,
    useId: string,
    { others = [], of = ['office'] }: { others?: readonly string[]; of?: readonly UseSource[] },
    work: (tx: EntityManager, use: ResourceUseRow, resources: Map<string, ResourceRow>) => Promise<ResourceUseRow>,
  ): Promise<ResourceUse> {
    const key = { templeId, id: useId };
    return this.database.transaction(async (tx) => {
      const { before, resources } = await this.uses.lockUse(tx, templeId, () => tx.findOneBy(ResourceUseRow, key), others);
      const use = found(before);
      if (!of.includes(use.source)) throw new DomainError('resource-use-elsewhere');
      if (use.endsAt <= new Date() || USE_TRANSITIONS[use.state].length === 0) throw new DomainError('resource-use-refused');
      return this.view(tx, await work(tx, use, resources));
    });
  }

  private async factsOf(tx: EntityManager, resource: ResourceRow, body: UseBody, now: Date) {
    if (!resource.active) throw new DomainError('resource-retired');
    const { timeZone } = await this.temples.of(tx, resource.templeId);
    const { title, note, date, time, durationMinutes, setupMinutes, teardownMinutes } = body;
    const startsAt = new Date(instantOf(date, time, timeZone));
    if (startsAt <= now) throw fieldError('date', say('resource-use.start-passed'));
    if (date > daysAfter(dateAt(now.getTime(), timeZone), USE_FURTHEST_DAYS))
      throw fieldError('date', say('resource-use.too-far', { days: USE_FURTHEST_DAYS }));
    const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
    const times = useTimesOf(resource, { startsAt, endsAt, setupMinutes, teardownMinutes });
    assertOpen(resource, times, timeZone);
    return { resourceId: resource.id, title, note, ...times };
  }

  private async refusal(tx: EntityManager, resource: ResourceRow, use: ResourceUseRow): Promise<DomainError> {
    return takenError(resource, await clashesOf(tx, use), (await this.temples.of(tx, use.templeId)).timeZone);
  }

  private async view(manager: EntityManager, use: ResourceUseRow): Promise<ResourceUse> {
    const { templeId, resourceId, state } = use;
    const resource = await manager.findOneByOrFail(ResourceRow, { templeId, id: resourceId });
    const { timeZone } = await this.temples.of(manager, templeId);
    return useView(use, resource, state === 'clashing' ? await clashesOf(manager, use) : [], timeZone);
  }

  private async record(
    tx: EntityManager,
    actor: StaffActor,
    action: 'resource-use.booked' | 'resource-use.changed' | (typeof ACTIONS)[keyof typeof ACTIONS],
    id: string,
    change: { before?: object; after: object },
  ): Promise<void> {
    await this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'resource-use', id }, ...change });
  }
}

interface End {
  state: keyof typeof ACTIONS;
  reason: string;
  resources: Map<string, ResourceRow>;
}

const ACTIONS = {
  canceled: 'resource-use.canceled',
  confirmed: 'resource-use.approved',
  declined: 'resource-use.declined',
} as const satisfies Partial<Record<UseState, string>>;

const auditFacts = ({ resourceId, title, startsAt, endsAt, setupMinutes, teardownMinutes }: ResourceUseRow) => ({
  resourceId,
  title,
  startsAt,
  endsAt,
  setupMinutes,
  teardownMinutes,
});
