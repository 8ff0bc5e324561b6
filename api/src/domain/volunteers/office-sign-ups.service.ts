import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type Page,
  type ShiftPerson,
  type SignUpRow,
  type shiftAssignmentEndpoints,
  shiftAssignmentNoun,
  shiftMarkableFrom,
} from '@sannidhi/contracts';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, type PageQuery } from '../../platform/database/keyset-page.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { together } from './own-shift-views.service.ts';
import { type LockedPlace, PlaceSteps } from './place-steps.service.ts';
import { movePlace } from './places.ts';
import { isQualified } from './qualification.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftNotices } from './shift-notices.service.ts';
import { shiftPerson } from './shift-views.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

const say = messagesOf(shiftAssignmentNoun);
type Action = 'shift-assignment.accepted' | 'shift-assignment.declined' | 'shift-assignment.marked';

/** What the office does with sign-ups: reviews them, and marks who came. */
@Injectable()
export class OfficeSignUps {
  constructor(
    private readonly database: Database,
    private readonly steps: PlaceSteps,
    private readonly notices: ShiftNotices,
    private readonly audit: Audit,
  ) {}

  /** Sign-ups that wait for the coordinator, oldest first. */
  async list(actor: Actor, page: PageQuery): Promise<Page<SignUpRow>> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const query = reader.createQueryBuilder(ShiftAssignmentRow, 'place').where({ templeId, status: 'requested' });
    const rows = await keysetPage(query, { columns: ['id'], direction: 'ASC' }, page);
    const shifts = await together(reader, VolunteerShiftRow, rows.items, 'shiftId');
    const opportunities = await together(reader, VolunteerOpportunityRow, shifts, 'opportunityId');
    const items = rows.items.flatMap((row) => {
      const shift = shifts.find(({ id }) => id === row.shiftId);
      const title = opportunities.find(({ id }) => id === shift?.opportunityId)?.title ?? '';
      if (!shift) return [];
      const about = { shiftId: shift.id, title, startsAt: shift.startsAt.toISOString(), timeZone: shift.timeZone };
      return [{ ...shiftPerson(row), ...about, askedAt: row.createdAt.toISOString() }];
    });
    return { items, nextCursor: rows.nextCursor };
  }

  /** How many sign-ups and hours wait. */
  async waiting(actor: Actor): Promise<{ signUps: number; hours: number }> {
    const templeId = staffOf(actor).temple.id;
    const signUps = await this.database.reader.countBy(ShiftAssignmentRow, { templeId, status: 'requested' });
    return { signUps, hours: await this.database.reader.countBy(HourEntryRow, { templeId, status: 'pending' }) };
  }

  /** Accepts a sign-up. Throws `not-found`, `shift-step-refused`, and `invalid-fields` without a reason for what is missing. */
  accept(actor: Actor, id: string, { overrideReason }: BodyOf<typeof shiftAssignmentEndpoints.accept>): Promise<ShiftPerson> {
    return this.step(actor, id, 'shift-assignment.accepted', async ({ tx, context, row }) => {
      if (row.status !== 'requested') throw new DomainError('shift-step-refused');
      if (!isQualified(row.missing) && !overrideReason) throw fieldError('overrideReason', say('shift-assignment.override-required'));
      const after = await movePlace(tx, row, row.hasConsent ? 'assigned' : 'awaiting-consent', { overrideReason });
      await this.notices.placed(tx, context, after);
      return after;
    });
  }

  /** Turns a sign-up down, or records that a volunteer called to decline. Throws `not-found` and `shift-step-refused`. */
  async decline(actor: Actor, id: string, { reason }: BodyOf<typeof shiftAssignmentEndpoints.decline>): Promise<ShiftPerson> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id };
    const row = await this.steps.decline(key, { reason, via: 'office', except: staff.accountId }, async ({ tx, context, row: asked }) => {
      if (asked.status === 'requested') await this.notices.turnedDown(tx, context, { ...asked, changedAt: new Date() }, { reason });
      await this.record(tx, staff, 'shift-assignment.declined', id, { from: asked.status, reason });
    });
    return shiftPerson(row);
  }

  /** Marks who came and went. Throws `not-found`, `shift-check-in-time` and `shift-step-refused`. */
  mark(actor: Actor, id: string, { mark }: BodyOf<typeof shiftAssignmentEndpoints.mark>): Promise<ShiftPerson> {
    return this.step(actor, id, 'shift-assignment.marked', async (place) => {
      const { row } = place;
      if (new Date() < shiftMarkableFrom(mark, row.startsAt)) throw new DomainError('shift-check-in-time');
      return this.steps.mark(place, mark);
    });
  }

  private async step(
    actor: Actor,
    id: string,
    action: Action,
    work: (place: LockedPlace) => Promise<ShiftAssignmentRow>,
  ): Promise<ShiftPerson> {
    const staff = staffOf(actor);
    return this.steps.on({ templeId: staff.temple.id, id }, async (place) => {
      const after = await work(place);
      await this.record(place.tx, staff, action, id, { from: place.row.status, to: after.status });
      return shiftPerson(after);
    });
  }

  private async record(tx: LockedPlace['tx'], actor: StaffActor, action: Action, id: string, after: object): Promise<void> {
    await this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'shift-assignment', id }, after });
  }
}
