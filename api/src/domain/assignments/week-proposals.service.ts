import { Injectable } from '@nestjs/common';
import { type BodyOf, type ProposedAssignment, type priestAssignmentEndpoints, type WeekProposal } from '@sannidhi/contracts';
import { dateAt, timeAt } from '@sannidhi/panchanga';
import { Between, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { type Choice, explain } from './choose-priest.ts';
import { obstaclesOf } from './hard-rules.ts';
import { isPerformed, needOf, needsOf } from './needs.ts';
import { assertSpan } from './office-assignments.service.ts';
import { type OpenPosition, planWeek } from './plan-week.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { PriestOffers } from './priest-offers.service.ts';
import { Roster } from './roster.service.ts';

type Item = BodyOf<typeof priestAssignmentEndpoints.offerProposed>['items'][number];

/** Proposes priests for all open services of some days, and offers what the office confirms. */
@Injectable()
export class WeekProposals {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly roster: Roster,
    private readonly offers: PriestOffers,
  ) {}

  /** Writes nothing. */
  async propose(actor: Actor, { from, to }: BodyOf<typeof priestAssignmentEndpoints.propose>): Promise<WeekProposal> {
    assertSpan(from, to);
    const manager = this.database.reader;
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const open = await openPositions(manager, temple, from, to);
    const [first, last] = [open[0], open.at(-1)];
    if (!first || !last) return { from, to, items: [], loads: [] };
    const everyone = await this.roster.of(manager, { temple, startsAt: first.need.startsAt, endsAt: last.need.endsAt });
    const { choices, loads } = planWeek(everyone, open);
    return { from, to, items: open.map((each) => itemOf(each, choices.get(each) ?? null)), loads };
  }

  /** Each in a transaction of its own, rules checked again; what can't be offered any more is left out and listed. */
  async offer(
    actor: Actor,
    { items }: BodyOf<typeof priestAssignmentEndpoints.offerProposed>,
  ): Promise<{ offered: number; refused: ProposedAssignment[] }> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    const refused: ProposedAssignment[] = [];
    for (const item of items) {
      const position = await this.database.transaction((tx) => this.offerOne(tx, staff, temple, item));
      if (position) refused.push(itemOf(position, null));
    }
    return { offered: items.length - refused.length, refused };
  }

  /** The position, if it couldn't be offered; one that is gone is skipped. */
  private async offerOne(tx: EntityManager, staff: StaffActor, temple: Temple, item: Item): Promise<OpenPosition | null> {
    await lockSlot(tx, { templeId: temple.id, id: item.slotId });
    const need = await needOf(tx, temple, { templeId: temple.id, id: item.slotId });
    if (!need) return null;
    const position = { need, position: item.position };
    const now = new Date();
    const everyone = await this.roster.locked(tx, need);
    const free = everyone.filter((each) => obstaclesOf(each, need).length === 0);
    const candidate = free.find(({ accountId }) => accountId === item.accountId);
    if (!candidate || item.position > need.priestsNeeded || need.startsAt <= now) return position;
    const explanation = explain(candidate, free, everyone, need);
    const given = await this.offers.give(tx, staff, { ...position, accountId: item.accountId, explanation }, now);
    return given ? null : position;
  }
}

/** The positions of a temple's slots between two dates that nobody has, by time. */
async function openPositions(manager: EntityManager, temple: Temple, from: string, to: string): Promise<OpenPosition[]> {
  const templeId = temple.id;
  const where = { templeId, onDate: Between(from, to), startsAt: MoreThan(new Date()) };
  const slots = await manager.find(PoojaSlotRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
  const needs = await needsOf(manager, temple, slots.filter(isPerformed));
  if (needs.length === 0) return [];
  const live = await manager.findBy(PriestAssignmentRow, {
    templeId,
    slotId: In(needs.map(({ slotId }) => slotId)),
    liveKey: Not(IsNull()),
  });
  const taken = new Set(live.map(({ liveKey }) => liveKey));
  return needs.flatMap((need) =>
    Array.from({ length: need.priestsNeeded }, (_, index) => ({ need, position: index + 1 })).filter(
      ({ position }) => !taken.has(`${need.slotId}:${position}`),
    ),
  );
}

function itemOf({ need, position }: OpenPosition, choice: Choice | null): ProposedAssignment {
  const { slotId, service, startsAt, endsAt, temple } = need;
  return {
    slotId,
    service,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    date: dateAt(startsAt.getTime(), temple.timeZone),
    time: timeAt(startsAt.getTime(), temple.timeZone),
    position,
    priest: choice && { accountId: choice.candidate.accountId, fullName: choice.candidate.fullName },
    explanation: choice?.explanation ?? null,
  };
}
