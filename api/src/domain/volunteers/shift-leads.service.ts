import { Injectable } from '@nestjs/common';
import type { BodyOf, LedPerson, LedShift, shiftLeadEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { together } from './own-shift-views.service.ts';
import { PlaceSteps } from './place-steps.service.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { opensForCheckIn } from './shift-code.ts';
import { ledPerson, placeOf, shiftTemple } from './shift-views.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

/** The next ones; a lead rarely has more. */
const SHIFTS = 20;
/** A lead who forgot it has a day to say who came and left. */
const LATE_MS = 86_400_000;
const LISTED = ['assigned', 'confirmed', 'checked-in', 'checked-out', 'no-show'] as const;

/** A lead's list: the shifts that a devotee leads, and who comes to them. Other people's shifts look absent. */
@Injectable()
export class ShiftLeads {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly steps: PlaceSteps,
    private readonly audit: Audit,
  ) {}

  /** Shifts that ended less than a day ago or are ahead, soonest first. */
  async led(actor: Actor, now = new Date()): Promise<LedShift[]> {
    const { reader } = this.database;
    const shifts = await ledShifts(reader, await leadsOf(reader, actor), now);
    if (shifts.length === 0) return [];
    const opportunities = await together(reader, VolunteerOpportunityRow, shifts, 'opportunityId');
    const people = await peopleOf(reader, shifts);
    const temples = await this.temples.named(
      reader,
      shifts.map(({ templeId }) => templeId),
    );
    return shifts.flatMap((shift) => {
      const opportunity = opportunities.find(({ id }) => id === shift.opportunityId);
      const temple = temples.get(shift.templeId);
      if (!opportunity || !temple) return [];
      const { id, note, timeZone, startsAt, endsAt } = shift;
      const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone };
      const about = { title: opportunity.title, placeName: placeOf(shift, opportunity), note, temple: shiftTemple(temple) };
      const own = people.filter(({ shiftId }) => shiftId === id);
      return [{ id, ...about, ...times, isCheckInOpen: isCheckInOpen(shift, now), people: own.map(ledPerson) }];
    });
  }

  /** Checks someone in or out, or takes a check-in back. Throws `not-found`, `shift-check-in-time` and `shift-step-refused`. */
  async mark(actor: Actor, assignmentId: string, { mark }: BodyOf<typeof shiftLeadEndpoints.mark>): Promise<LedPerson> {
    const account = accountOf(actor);
    const leads = await leadsOf(this.database.reader, actor);
    const where = { templeId: In(leads.map(({ templeId }) => templeId)), id: assignmentId };
    const known = found(leads.length > 0 ? await this.database.reader.findOneBy(ShiftAssignmentRow, where) : null);
    return this.steps.on(known, async (place) => {
      const { tx, row, context } = place;
      // Whoever leads it now, not when the list was opened.
      found(leads.find(({ templeId, id }) => templeId === row.templeId && id === context.shift.leadId) ?? null);
      if (!isCheckInOpen(row)) throw new DomainError('shift-check-in-time');
      // Whoever hasn't checked in answers for themself, and a no-show is the office's to take back.
      if (mark === 'undo' && row.status !== 'checked-in') throw new DomainError('shift-step-refused');
      const after = await this.steps.mark(place, mark);
      const change = { before: { status: row.status }, after: { status: after.status } };
      const subject = { kind: 'shift-assignment', id: row.id };
      await this.audit.record(tx, { actor: account, templeId: row.templeId, action: 'shift-assignment.marked', subject, ...change });
      return ledPerson(after);
    });
  }
}

/** The account's holder as the temples know them; a family member isn't a lead by the guardian's phone. */
const leadsOf = (manager: EntityManager, actor: Actor): Promise<VolunteerRow[]> =>
  manager.findBy(VolunteerRow, { accountId: accountOf(actor).accountId, isFamilyMember: false });

async function ledShifts(manager: EntityManager, leads: readonly VolunteerRow[], now: Date): Promise<VolunteerShiftRow[]> {
  if (leads.length === 0) return [];
  const where = {
    templeId: In([...new Set(leads.map(({ templeId }) => templeId))]),
    leadId: In(leads.map(({ id }) => id)),
    endsAt: MoreThan(new Date(now.getTime() - LATE_MS)),
    status: 'open' as const,
  };
  return manager.find(VolunteerShiftRow, { where, order: { endsAt: 'ASC', id: 'ASC' }, take: SHIFTS });
}

/** Who comes to shifts, by name. */
function peopleOf(manager: EntityManager, shifts: readonly VolunteerShiftRow[]): Promise<ShiftAssignmentRow[]> {
  const templeId = In([...new Set(shifts.map((shift) => shift.templeId))]);
  const where = { templeId, shiftId: In(shifts.map(({ id }) => id)), status: In([...LISTED]) };
  return manager.find(ShiftAssignmentRow, { where, order: { name: 'ASC', id: 'ASC' } });
}

const isCheckInOpen = (times: Pick<ShiftAssignmentRow, 'startsAt' | 'endsAt'>, now = new Date()): boolean =>
  now >= opensForCheckIn(times) && now.getTime() < times.endsAt.getTime() + LATE_MS;
