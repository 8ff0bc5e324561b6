import { Injectable } from '@nestjs/common';
import { LIVE_ASSIGNMENTS, messagesOf, priestAssignmentNoun, refOf, type SlotMove } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { lockSlot, type SlotKey } from '../poojas/slot-places.ts';
import { lockPriests } from '../priests/priest-lock.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { liveKeyOf } from './assignment-moves.ts';
import { AssignmentNotices, type NamedService } from './assignment-notices.service.ts';
import type { Span } from './available-hours.ts';
import type { Candidate, Need } from './candidate.ts';
import { obstaclesOf } from './hard-rules.ts';
import { freePosition, isPerformed, needOf } from './needs.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { answerBy, askedOf, PRIESTS, PriestOffers } from './priest-offers.service.ts';
import { Roster } from './roster.service.ts';
import { Withdrawals } from './withdrawals.service.ts';

const say = messagesOf(priestAssignmentNoun);

/** Keeps assignments with their slots: a slot that moves keeps its priest who is free, one that is canceled gives them back. */
@Injectable()
export class SlotFollowers {
  constructor(
    private readonly temples: TemplesService,
    private readonly roster: Roster,
    private readonly offers: PriestOffers,
    private readonly withdrawals: Withdrawals,
    private readonly notices: AssignmentNotices,
    private readonly audit: Audit,
  ) {}

  /** After a slot was moved or canceled, in the transaction that did it, or later. */
  async follow(tx: EntityManager, slot: SlotKey, now = new Date()): Promise<void> {
    await lockSlot(tx, slot);
    const rows = await liveOf(tx, slot);
    const temple = await this.temples.of(tx, slot.templeId);
    const need = await needOf(tx, temple, slot);
    for (const row of rows) {
      if (need) await this.followOne(tx, row, need, now);
      else await this.withdrawals.withdraw(tx, PRIESTS, row, await namedOf(tx, temple, row), { why: 'canceled', now });
    }
  }

  /** Whether a slot's priests would keep it at other times, and if not, why. Writes nothing. */
  async foresee(manager: EntityManager, slot: SlotKey, { startsAt, endsAt }: Span): Promise<Foreseen[]> {
    const temple = await this.temples.of(manager, slot.templeId);
    const need = await needOf(manager, temple, slot);
    if (!need) return [];
    const there = { ...need, startsAt, endsAt };
    const foreseen: Foreseen[] = [];
    for (const row of await liveOf(manager, slot)) {
      const [candidate] = await this.roster.of(manager, there, row.accountId);
      const [obstacle] = candidate ? obstaclesOf(without(candidate, row), there) : [];
      const keeps = candidate !== undefined && !obstacle;
      foreseen.push({ fullName: candidate?.fullName ?? '', keeps, obstacle: obstacle ? refOf(obstacle.message) : null });
    }
    return foreseen;
  }

  /**
   * After a family moved from one slot to another: their priest is offered the new one if it still needs somebody. If nobody is left in the
   * old one and they can only do one of both, they go with the family, and the old one is offered to the next. Where nothing is performed at
   * the old time any more, who didn't go along hears when it is now.
   */
  async followFamily(tx: EntityManager, from: SlotKey, to: SlotKey, now: Date): Promise<void> {
    const rows = await liveOf(tx, from);
    const need = rows.length > 0 && (await needOf(tx, await this.temples.of(tx, to.templeId), to));
    if (!need || need.startsAt <= now) return;
    await this.bringAlong(
      tx,
      rows.filter(({ state }) => state === 'accepted'),
      need,
      now,
    );
    if (await needOf(tx, need.temple, from)) return;
    for (const row of await liveOf(tx, from)) await this.withdrawals.withdraw(tx, PRIESTS, row, need, { why: 'rescheduled', now });
  }

  private async bringAlong(tx: EntityManager, rows: readonly PriestAssignmentRow[], need: Need, now: Date): Promise<void> {
    for (const row of rows) {
      const { position } = await freePosition(tx, need);
      if (position === null) return;
      if (!(await askedOf(tx, need, position)).has(row.accountId)) await this.goWith(tx, row, need, position, now);
    }
  }

  /** Asks the next priests for every position nobody has; the office hears where nobody is left. */
  async staff(tx: EntityManager, slot: SlotKey, now = new Date()): Promise<void> {
    await lockSlot(tx, slot);
    const need = await needOf(tx, await this.temples.of(tx, slot.templeId), slot);
    if (!need) return;
    for (let asked = true; asked; ) {
      const { position } = await freePosition(tx, need);
      asked = position !== null && (await this.offers.ask(tx, need, position, now));
    }
  }

  private async goWith(tx: EntityManager, row: PriestAssignmentRow, need: Need, position: number, now: Date): Promise<void> {
    const { templeId, accountId } = row;
    await lockPriests(tx, [accountId]);
    const [candidate] = await this.roster.of(tx, need, accountId);
    if (!candidate) return;
    const old = found(await tx.findOneBy(PoojaSlotRow, { templeId, id: found(row.slotId) }));
    if (isPerformed(old) && obstaclesOf(candidate, need).length === 0) {
      await this.offers.give(tx, PRIESTS, { need, position, accountId, explanation: refOf(say('priest-assignment.why-kept')) }, now);
      return;
    }
    if (old.onlineSold + old.counterSold > 0 || !(await this.keep(tx, row, need, position, now))) return;
    const before = await needOf(tx, need.temple, old);
    if (before) await this.offers.ask(tx, before, row.position, now, { quiet: true });
  }

  private async followOne(tx: EntityManager, row: PriestAssignmentRow, need: Need, now: Date): Promise<void> {
    if (row.startsAt.getTime() === need.startsAt.getTime() && row.endsAt.getTime() === need.endsAt.getTime()) return;
    if (await this.keep(tx, row, need, row.position, now)) return;
    await this.withdrawals.withdraw(tx, PRIESTS, row, need, { why: 'moved', now });
    await this.offers.ask(tx, need, row.position, now);
  }

  private async keep(tx: EntityManager, row: PriestAssignmentRow, need: Need, position: number, now: Date): Promise<boolean> {
    const { templeId, id, accountId } = row;
    await lockPriests(tx, [accountId]);
    const [candidate] = await this.roster.of(tx, need, accountId);
    if (!candidate || obstaclesOf(without(candidate, row), need).length > 0) return false;
    const { slotId, startsAt, endsAt } = need;
    const there = {
      slotId,
      position,
      liveKey: liveKeyOf(slotId, position),
      startsAt,
      endsAt,
      changedAt: now,
      ...sooner(row, startsAt, now),
    };
    const { affected } = await tx.update(PriestAssignmentRow, { templeId, id, state: row.state }, there);
    if (affected !== 1) return false;
    const subject = { kind: 'priest-assignment', id };
    const change = { before: { startsAt: row.startsAt }, after: { startsAt } };
    await this.audit.record(tx, { actor: PRIESTS, templeId, action: 'priest-assignment.moved', subject, ...change });
    await this.notices.moved(tx, row, need, { at: now, answerBy: there.answerBy ?? row.answerBy });
    return true;
  }
}

/** Who was offered a slot, or accepted it. */
const liveOf = (manager: EntityManager, { templeId, id: slotId }: SlotKey): Promise<PriestAssignmentRow[]> =>
  manager.find(PriestAssignmentRow, {
    where: { templeId, slotId, state: In([...LIVE_ASSIGNMENTS]) },
    order: { position: 'ASC' },
  });

/** An offer that wasn't answered is open no longer than one made now would be. */
const sooner = ({ state, answerBy: before }: PriestAssignmentRow, startsAt: Date, now: Date): Partial<PriestAssignmentRow> => {
  const at = answerBy(startsAt, now);
  return state === 'offered' && at < before ? { answerBy: at } : {};
};

/** What becomes of a priest's service when its slot moves. */
type Foreseen = SlotMove['priests'][number];

/** As if they didn't have this service. */
const without = (candidate: Candidate, { id }: PriestAssignmentRow): Candidate => ({
  ...candidate,
  commitments: candidate.commitments.filter((each) => each.id !== id),
});

/** What a service was called that isn't performed any more. */
async function namedOf(
  tx: EntityManager,
  temple: Need['temple'],
  { templeId, slotId, startsAt }: PriestAssignmentRow,
): Promise<NamedService> {
  const slot = await tx.findOneBy(PoojaSlotRow, { templeId, id: found(slotId) });
  const service = slot && (await tx.findOneBy(PoojaServiceRow, { templeId, id: slot.serviceId }));
  return { temple, service: service?.name ?? '', startsAt };
}
