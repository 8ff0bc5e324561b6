import { Injectable } from '@nestjs/common';
import {
  giveUpUntil,
  type Page,
  type PriestAssignment,
  type PriestRule,
  type priestAssignmentEndpoints,
  type QueryOf,
  type Waiting,
} from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { type EntityManager, MoreThan } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import { lockPriests } from '../priests/priest-lock.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { moveAssignment } from './assignment-moves.ts';
import { AssignmentNotices } from './assignment-notices.service.ts';
import { AssignmentViews } from './assignment-views.service.ts';
import { obstaclesOf } from './hard-rules.ts';
import { needOf } from './needs.ts';
import { isOverruled, mayOverrule } from './overruled.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { PriestOffers } from './priest-offers.service.ts';
import { Roster } from './roster.service.ts';

const DAY_MS = 86_400_000;

/** A priest's own services at all temples: offers and answers. */
@Injectable()
export class OwnAssignments {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly roster: Roster,
    private readonly offers: PriestOffers,
    private readonly notices: AssignmentNotices,
    private readonly views: AssignmentViews,
    private readonly audit: Audit,
  ) {}

  /** By time, from yesterday on unless asked otherwise. Dates are UTC's, which no zone of the United States is a day away from. */
  async list(actor: Actor, query: QueryOf<typeof priestAssignmentEndpoints.own>): Promise<Page<PriestAssignment>> {
    const { accountId } = accountOf(actor);
    const { state, from, to, ...page } = query;
    const rows = this.database.reader.createQueryBuilder(PriestAssignmentRow, 'assignment').where({ accountId });
    rows.andWhere('assignment.startsAt >= :from', { from: from ? new Date(from) : new Date(Date.now() - DAY_MS) });
    if (to) rows.andWhere('assignment.startsAt < :to', { to: new Date(daysAfter(to, 2)) });
    if (state) rows.andWhere({ state });
    const { items, nextCursor } = await keysetPage(rows, { columns: ['startsAt', 'id'], direction: 'ASC' }, page);
    return { items: await this.views.own(this.database.reader, items), nextCursor };
  }

  /** Offers that can still be answered. */
  async waiting(actor: Actor): Promise<Waiting> {
    const offered = { accountId: accountOf(actor).accountId, state: 'offered', startsAt: MoreThan(new Date()) } as const;
    return { waiting: await this.database.reader.countBy(PriestAssignmentRow, offered) };
  }

  /** Accepts an offer after checking every rule again. Throws `not-found`, `assignment-over` and `priest-not-free`. */
  accept(actor: Actor, assignmentId: string): Promise<PriestAssignment> {
    return this.answer(actor, assignmentId, async (tx, priest, row) => {
      await this.assertFree(tx, row);
      if (!(await moveAssignment(tx, row, 'accepted', { now: new Date() }))) throw new DomainError('assignment-over');
      await this.record(tx, priest, row, 'priest-assignment.accepted');
    });
  }

  /**
   * Declines an offer, or gives up what was accepted; the next priest is asked. Throws `not-found`, `assignment-over`, and
   * `assignment-too-late` where an accepted service begins too soon.
   */
  decline(actor: Actor, assignmentId: string, reason: string): Promise<PriestAssignment> {
    return this.answer(actor, assignmentId, async (tx, priest, row) => {
      const slot = { templeId: row.templeId, id: found(row.slotId) };
      await lockSlot(tx, slot);
      const now = new Date();
      const declined = await moveAssignment(tx, row, 'declined', { now, reason });
      if (!declined && !(await moveAssignment(tx, row, 'withdrawn', { from: ['accepted'], now, reason }))) {
        throw new DomainError('assignment-over');
      }
      if (!declined && now > giveUpUntil(row.startsAt)) throw new DomainError('assignment-too-late');
      await this.record(tx, priest, row, declined ? 'priest-assignment.declined' : 'priest-assignment.withdrawn', reason);
      const need = await needOf(tx, await this.temples.of(tx, row.templeId), slot);
      if (!need || need.startsAt <= now) return;
      if (!declined) await this.notices.returned(tx, row, need, priest.fullName, reason);
      await this.offers.ask(tx, need, row.position, now);
    });
  }

  /** Rules the office overruled don't count, as long as the priest can be there. */
  private async assertFree(tx: EntityManager, row: PriestAssignmentRow): Promise<void> {
    await lockPriests(tx, [row.accountId]);
    const need = await needOf(tx, await this.temples.of(tx, row.templeId), { templeId: row.templeId, id: found(row.slotId) });
    const [candidate] = need ? await this.roster.of(tx, need, row.accountId) : [];
    if (!need || !candidate || need.startsAt.getTime() !== row.startsAt.getTime()) throw new DomainError('assignment-over');
    const others = candidate.commitments.filter(({ id }) => id !== row.id);
    const counts = ({ rule }: { rule: PriestRule }) => !isOverruled(row) || !mayOverrule(rule);
    const [obstacle] = obstaclesOf({ ...candidate, commitments: others }, need).filter(counts);
    if (obstacle) throw new DomainError('priest-not-free', { message: obstacle.message });
  }

  private async record(
    tx: EntityManager,
    actor: AccountActor,
    { templeId, id }: PriestAssignmentRow,
    action: 'priest-assignment.accepted' | 'priest-assignment.declined' | 'priest-assignment.withdrawn',
    reason?: string,
  ): Promise<void> {
    const subject = { kind: 'priest-assignment', id };
    await this.audit.record(tx, { actor, templeId, action, subject, ...(reason ? { after: { reason } } : {}) });
  }

  private answer(
    actor: Actor,
    id: string,
    work: (tx: EntityManager, priest: AccountActor, row: PriestAssignmentRow) => Promise<void>,
  ): Promise<PriestAssignment> {
    const priest = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const own = { accountId: priest.accountId, id };
      await work(tx, priest, found(await tx.findOneBy(PriestAssignmentRow, own)));
      const [view] = await this.views.own(tx, [await tx.findOneByOrFail(PriestAssignmentRow, own)]);
      return found(view);
    });
  }
}
