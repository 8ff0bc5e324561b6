import { Injectable } from '@nestjs/common';
import {
  ASSIGNMENT_SPAN_DAYS,
  type BodyOf,
  messagesOf,
  type PriestCandidate,
  type priestAssignmentEndpoints,
  priestAssignmentNoun,
  type QueryOf,
  refOf,
  type StaffedSlot,
} from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { Between, type EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { AssignmentViews } from './assignment-views.service.ts';
import type { Candidate, Need } from './candidate.ts';
import { choosePriest, explain, monthHours } from './choose-priest.ts';
import { type Obstacle, obstaclesOf } from './hard-rules.ts';
import { freePosition, isPerformed, needOf } from './needs.ts';
import { mayOverrule } from './overruled.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { askedOf, PriestOffers } from './priest-offers.service.ts';
import { Roster } from './roster.service.ts';
import { Withdrawals } from './withdrawals.service.ts';

const say = messagesOf(priestAssignmentNoun);

type Assign = BodyOf<typeof priestAssignmentEndpoints.assign>;

/** A temple's services and their priests, as its office works with them. */
@Injectable()
export class OfficeAssignments {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly roster: Roster,
    private readonly offers: PriestOffers,
    private readonly withdrawals: Withdrawals,
    private readonly views: AssignmentViews,
  ) {}

  /** The slots between two dates that are performed. */
  async list(actor: Actor, { from, to }: QueryOf<typeof priestAssignmentEndpoints.staffed>): Promise<StaffedSlot[]> {
    assertSpan(from, to);
    const templeId = staffOf(actor).temple.id;
    const where = { templeId, onDate: Between(from, to) };
    const slots = await this.database.reader.find(PoojaSlotRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
    return this.views.staffed(this.database.reader, templeId, slots.filter(isPerformed));
  }

  /** Every priest of the temple for one slot, those who are free first. Throws `not-found`. */
  async candidates(actor: Actor, slotId: string): Promise<PriestCandidate[]> {
    const manager = this.database.reader;
    const need = await this.needIn(manager, staffOf(actor), slotId);
    const everyone = await this.roster.of(manager, need);
    const { position } = await freePosition(manager, need);
    const asked = await askedOf(manager, need, position ?? 1);
    const next = choosePriest(everyone, need, asked);
    return everyone
      .map((each) => candidateView(each, need, asked, next?.candidate === each ? next.explanation : null))
      .sort((a, b) => a.obstacles.length - b.obstacles.length || a.hours - b.hours || (a.fullName < b.fullName ? -1 : 1));
  }

  /**
   * Offers a slot to a priest, or to the next in line, or moves it from one priest to another. Throws `not-found`, `assignment-taken`,
   * `priest-not-free`, and `invalid-fields` where a rule is overruled without a reason.
   */
  async assign(actor: Actor, body: Assign): Promise<StaffedSlot> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      await lockSlot(tx, { templeId: staff.temple.id, id: body.slotId });
      const need = await this.needIn(tx, staff, body.slotId);
      const now = new Date();
      if (need.endsAt <= now) throw new DomainError('assignment-over');
      const replaced = body.replacesId ? await this.replace(tx, staff, need, body, now) : null;
      const position = replaced ?? (await freePosition(tx, need)).position;
      if (position === null) throw new DomainError('assignment-taken');
      await this.give(tx, staff, need, position, body, now);
      return this.staffed(tx, need);
    });
  }

  /** Takes a service back from a priest. Throws `not-found` and `assignment-over`. */
  async withdraw(actor: Actor, assignmentId: string, reason: string): Promise<StaffedSlot> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      const row = found(await tx.findOneBy(PriestAssignmentRow, { templeId: staff.temple.id, id: assignmentId }));
      await lockSlot(tx, { templeId: row.templeId, id: found(row.slotId) });
      const need = await this.needIn(tx, staff, found(row.slotId));
      if (!(await this.withdrawals.withdraw(tx, staff, row, need, { reason }))) throw new DomainError('assignment-over');
      return this.staffed(tx, need);
    });
  }

  private async replace(tx: EntityManager, staff: StaffActor, need: Need, { replacesId = '', reason }: Assign, now: Date): Promise<number> {
    const row = found(await tx.findOneBy(PriestAssignmentRow, { templeId: need.temple.id, id: replacesId, slotId: need.slotId }));
    if (!(await this.withdrawals.withdraw(tx, staff, row, need, { reason, now }))) throw new DomainError('assignment-over');
    return row.position;
  }

  private async give(tx: EntityManager, staff: StaffActor, need: Need, position: number, body: Assign, now: Date): Promise<void> {
    const { accountId, reason, agreed } = body;
    if (!accountId) {
      if (await this.offers.ask(tx, need, position, now, { quiet: true, actor: staff })) return;
      throw new DomainError('priest-not-free');
    }
    const everyone = await this.roster.locked(tx, need);
    const candidate = found(everyone.find((each) => each.accountId === accountId));
    const obstacles = obstaclesOf(candidate, need);
    const [firm] = obstacles.filter(({ rule }) => !mayOverrule(rule));
    if (firm) throw new DomainError('priest-not-free', { message: firm.message });
    if (obstacles.length > 0 && !reason) throw fieldError('reason', say('priest-assignment.reason-required'));
    const explanation = explanationOf(staff, candidate, everyone, need, obstacles.length > 0 ? reason : undefined);
    if (!(await this.offers.give(tx, staff, { need, position, accountId, explanation, agreed }, now))) {
      throw new DomainError('priest-not-free');
    }
  }

  private async staffed(manager: EntityManager, { temple, slotId }: Need): Promise<StaffedSlot> {
    const slot = await manager.findOneByOrFail(PoojaSlotRow, { templeId: temple.id, id: slotId });
    const [view] = await this.views.staffed(manager, temple.id, [slot]);
    return found(view);
  }

  private async needIn(manager: EntityManager, { temple }: StaffActor, slotId: string): Promise<Need> {
    return found(await needOf(manager, await this.temples.of(manager, temple.id), { templeId: temple.id, id: slotId }));
  }
}

/** At most six weeks. */
export function assertSpan(from: string, to: string): void {
  if (to < from || to > daysAfter(from, ASSIGNMENT_SPAN_DAYS - 1)) {
    throw fieldError('to', say('priest-assignment.span-too-long', { days: ASSIGNMENT_SPAN_DAYS }));
  }
}

function explanationOf(staff: StaffActor, chosen: Candidate, everyone: readonly Candidate[], need: Need, reason?: string) {
  if (reason) return refOf(say('priest-assignment.why-office-anyway', { staff: staff.fullName, reason }));
  const next = choosePriest(everyone, need);
  if (next?.candidate === chosen) return explain(chosen, freeOf(everyone, need), everyone, need);
  return refOf(say('priest-assignment.why-office', { staff: staff.fullName }));
}

const freeOf = (everyone: readonly Candidate[], need: Need) => everyone.filter((each) => obstaclesOf(each, need).length === 0);

function candidateView(candidate: Candidate, need: Need, asked: ReadonlySet<string>, next: PriestCandidate['next']): PriestCandidate {
  const { accountId, fullName } = candidate;
  const before: Obstacle[] = asked.has(accountId) ? [{ rule: 'asked', message: say('priest-assignment.rule-asked') }] : [];
  const obstacles = [...before, ...obstaclesOf(candidate, need)];
  return {
    accountId,
    fullName,
    hours: Math.round(monthHours(candidate, need) * 10) / 10,
    obstacles: obstacles.map(({ rule, message }) => ({ rule, message: refOf(message) })),
    canAssign: obstacles.every(({ rule }) => mayOverrule(rule)),
    next,
  };
}
