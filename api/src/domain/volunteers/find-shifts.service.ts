import { Injectable } from '@nestjs/common';
import { type OpenShift, type ownVolunteeringEndpoints, type Page, type QueryOf, SELF } from '@sannidhi/contracts';
import { In, IsNull, Not } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { SavedTemplesService } from '../temples/saved-temples.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { SHIFT_ASSIGNMENT_ENDED } from './places.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { placeOf, shiftTemple } from './shift-views.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

/** Shifts that a devotee can sign up for. */
@Injectable()
export class FindShifts {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly saved: SavedTemplesService,
  ) {}

  /** Published shifts to come at one temple, or at those the devotee saved, soonest first. */
  async find(
    actor: Actor,
    { temple: slug, ...page }: QueryOf<typeof ownVolunteeringEndpoints.find>,
    now = new Date(),
  ): Promise<Page<OpenShift>> {
    const { accountId } = accountOf(actor);
    const temples = slug ? [await this.temples.approvedBySlug(slug)] : await this.savedTemples(actor);
    const { reader } = this.database;
    const templeIds = temples.map(({ id }) => id);
    const published =
      templeIds.length === 0 ? [] : await reader.findBy(VolunteerOpportunityRow, { templeId: In(templeIds), isPublished: true });
    if (published.length === 0) return { items: [], nextCursor: null };
    const query = reader
      .createQueryBuilder(VolunteerShiftRow, 'shift')
      .where({ templeId: In(templeIds), status: 'open', opportunityId: In(published.map(({ id }) => id)) })
      .andWhere('shift.startsAt > :now', { now });
    const shifts = await keysetPage(query, { columns: ['startsAt', 'id'], direction: 'ASC' }, page);
    const own = await this.ownAt(accountId, shifts.items);
    const offers = await this.offersAt(accountId, shifts.items);
    const items = shifts.items.flatMap((shift) => {
      const temple = temples.find(({ id }) => id === shift.templeId);
      const opportunity = published.find(({ id }) => id === shift.opportunityId);
      const at = ({ shiftId }: ShiftAssignmentRow) => shiftId === shift.id;
      return temple && opportunity ? [openShift({ shift, opportunity, temple, now }, own.filter(at), offers.filter(at))] : [];
    });
    return { items, nextCursor: shifts.nextCursor };
  }

  private async savedTemples(actor: Actor): Promise<Temple[]> {
    const saved = (await this.saved.list(actor)).filter(({ isSuspended }) => !isSuspended);
    return this.temples.shownByIds(
      this.database.reader,
      saved.map(({ id }) => id),
    );
  }

  private ownAt(accountId: string, shifts: readonly VolunteerShiftRow[]): Promise<ShiftAssignmentRow[]> {
    const where = { accountId, shiftId: In(shifts.map(({ id }) => id)), status: Not(In([...SHIFT_ASSIGNMENT_ENDED])) };
    return this.database.reader.findBy(ShiftAssignmentRow, where);
  }

  private async offersAt(accountId: string, shifts: readonly VolunteerShiftRow[]): Promise<ShiftAssignmentRow[]> {
    const keys = { templeId: In(shifts.map(({ templeId }) => templeId)), shiftId: In(shifts.map(({ id }) => id)) };
    const rows = await this.database.reader.findBy(ShiftAssignmentRow, { ...keys, offeredAt: Not(IsNull()) });
    return rows.filter((row) => row.accountId !== accountId);
  }
}

interface Shown {
  shift: VolunteerShiftRow;
  opportunity: VolunteerOpportunityRow;
  temple: Temple;
  now: Date;
}

function openShift(
  { shift, opportunity, temple, now }: Shown,
  own: readonly ShiftAssignmentRow[],
  offers: readonly ShiftAssignmentRow[],
): OpenShift {
  const { opensAt } = opportunity;
  return {
    id: shift.id,
    title: opportunity.title,
    description: opportunity.description,
    placeName: placeOf(shift, opportunity),
    note: shift.note,
    startsAt: shift.startsAt.toISOString(),
    endsAt: shift.endsAt.toISOString(),
    timeZone: shift.timeZone,
    temple: shiftTemple(temple),
    skills: opportunity.skills,
    requirements: opportunity.requirements,
    minimumAge: opportunity.minimumAge,
    takesTrainees: opportunity.takesTrainees,
    free: shift.waiting > 0 ? 0 : Math.max(0, shift.maximum - shift.taken),
    waiting: shift.waiting,
    isNeeded: shift.taken < shift.target,
    opensAt: opensAt && opensAt > now ? opensAt.toISOString() : null,
    signedUp: own.map(({ personId, accountId }) => (personId === accountId ? SELF : personId)),
    // Given names only: who gives a place away is no stranger's business.
    offers: offers.map(({ id, name }) => ({ assignmentId: id, by: name.split(' ')[0] ?? '' })),
  };
}
