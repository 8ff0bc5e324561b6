import { Injectable } from '@nestjs/common';
import { type MessageRef, OFFER_ANSWER_HOURS } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, systemActor } from '../../platform/auth/actor.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import { insertAssignment, liveKeyOf } from './assignment-moves.ts';
import { AssignmentNotices } from './assignment-notices.service.ts';
import type { Need } from './candidate.ts';
import { type Choice, choosePriest } from './choose-priest.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { Roster } from './roster.service.ts';

const HOUR_MS = 3_600_000;
/** The share of the time left before a service that an answer may take. */
const SHARE_OF_NOTICE = 0.25;

/** What is given to a priest. */
export interface Gift {
  need: Need;
  position: number;
  accountId: string;
  explanation: MessageRef;
  /** They have agreed already. */
  agreed?: boolean;
}

/** Gives services to priests, in the caller's transaction. */
@Injectable()
export class PriestOffers {
  constructor(
    private readonly roster: Roster,
    private readonly notices: AssignmentNotices,
    private readonly audit: Audit,
  ) {}

  /** Who would be asked next for a position; null if nobody is left. Locks the temple's priests. */
  async next(tx: EntityManager, need: Need, position: number): Promise<Choice | null> {
    return choosePriest(await this.roster.locked(tx, need), need, await askedOf(tx, need, position));
  }

  /** Asks the next priest; the office hears when nobody is left, unless it is `quiet` or the service is over. */
  async ask(
    tx: EntityManager,
    need: Need,
    position: number,
    now: Date,
    { quiet = false, actor = PRIESTS as Actor } = {},
  ): Promise<boolean> {
    if (need.endsAt <= now) return false;
    // Too late to send offers once the service has started: the temple's staff have to arrange it on site.
    const choice = need.startsAt > now ? await this.next(tx, need, position) : null;
    const gift = choice && { need, position, accountId: choice.candidate.accountId, explanation: choice.explanation };
    if (gift && (await this.give(tx, actor, gift, now))) return true;
    if (!quiet) await this.notices.unfilled(tx, need, position, (await askedOf(tx, need, position)).size);
    return false;
  }

  /** Gives a service to a priest whom the rules allow, or the office chose. Null where the position or the priest isn't free any more. */
  async give(tx: EntityManager, actor: Actor, gift: Gift, now: Date): Promise<PriestAssignmentRow | null> {
    const { need, position, accountId, explanation, agreed = false } = gift;
    const { temple, slotId, startsAt, endsAt } = need;
    // Its id is known outside from now on, so the slot isn't removed when its schedule changes.
    await lockSlot(tx, { templeId: temple.id, id: slotId });
    const row: PriestAssignmentRow = {
      templeId: temple.id,
      id: newId(),
      slotId,
      requestId: null,
      position,
      accountId,
      state: agreed ? 'accepted' : 'offered',
      liveKey: liveKeyOf(slotId, position),
      offeredAt: now,
      answerBy: answerBy(startsAt, now),
      answeredAt: agreed ? now : null,
      acceptedAt: agreed ? now : null,
      changedAt: null,
      reason: null,
      explanation,
      startsAt,
      endsAt,
    };
    if (!(await insertAssignment(tx, row))) return null;
    const subject = { kind: 'priest-assignment', id: row.id };
    const after = { slotId, position, accountId, agreed };
    await this.audit.record(tx, { actor, templeId: temple.id, action: 'priest-assignment.offered', subject, after });
    await this.notices.given(tx, row, need);
    return row;
  }
}

/** What happens by itself. */
export const PRIESTS = systemActor('Priests');

/** Until when an offer can be answered: a day, or less when the service is near. */
export const answerBy = (startsAt: Date, now: Date): Date =>
  new Date(now.getTime() + Math.max(0, Math.min(OFFER_ANSWER_HOURS * HOUR_MS, (startsAt.getTime() - now.getTime()) * SHARE_OF_NOTICE)));

/** The priests who had a position and don't any more: they aren't asked again. */
export async function askedOf(manager: EntityManager, { temple, slotId }: Need, position: number): Promise<Set<string>> {
  const rows = await manager.findBy(PriestAssignmentRow, { templeId: temple.id, slotId, position });
  return new Set(rows.filter(({ liveKey }) => liveKey === null).map(({ accountId }) => accountId));
}
