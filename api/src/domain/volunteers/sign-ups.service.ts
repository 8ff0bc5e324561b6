import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type OwnShift,
  type ownVolunteeringEndpoints,
  type ShiftPerson,
  type shiftAssignmentEndpoints,
  shiftAssignmentNoun,
} from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { ageCheck, Household, isAway, type Person, refuseDaysAway, volunteerOf } from './household.service.ts';
import { OwnShiftViews } from './own-shift-views.service.ts';
import { isBusy, lockPeople } from './people-locks.ts';
import { countTrainee, isHolding, joinWaitlist, markShort, movePlace, openKeyOf, placedStatus, takePlace } from './places.ts';
import { heldBy, isQualified, missingParts } from './qualification.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftContexts } from './shift-context.service.ts';
import { type NoticeContext, ShiftNotices } from './shift-notices.service.ts';
import { shiftPerson } from './shift-views.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

const say = messagesOf(shiftAssignmentNoun);
type SignUpBody = BodyOf<typeof ownVolunteeringEndpoints.signUp>;

/** How someone comes to a shift. */
interface Joining {
  person: Pick<Person, 'id' | 'accountId'>;
  volunteer: VolunteerRow;
  isTrainee: boolean;
  isMinor: boolean;
  hasConsent: boolean;
  overrideReason: string | null;
  isOverlapAllowed: boolean;
  /** They take the place of someone who gave it away. */
  inherits?: true;
}

/** Gives people places at shifts: their own sign-up, a coordinator's request, or the place of someone who gives it away. */
@Injectable()
export class SignUps {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly household: Household,
    private readonly contexts: ShiftContexts,
    private readonly notices: ShiftNotices,
    private readonly views: OwnShiftViews,
    private readonly audit: Audit,
  ) {}

  /**
   * Signs people of a household up; who finds no free place waits. Throws `not-found`, `shift-closed`, `shift-over`, `shift-overlap`,
   * `shift-signed-up`, and `invalid-fields` for a person who isn't theirs, is too young, or is away: then nobody is signed up.
   */
  async signUp(actor: Actor, { temple: slug, shiftId, people, asTrainee, consents }: SignUpBody): Promise<OwnShift[]> {
    const account = accountOf(actor);
    const temple = await this.temples.approvedBySlug(slug);
    const persons = await this.household.people(account, people);
    const ids = await this.database.transaction(async (tx) => {
      await lockPeople(
        tx,
        persons.map(({ id }) => id),
      );
      const context = await this.contexts.lock(tx, temple.id, shiftId);
      mustBeOpen(context);
      await refuseDaysAway(tx, account.accountId, context.shift);
      const rows = [];
      for (const person of persons) {
        const { isMinor } = ageCheck(person, context.opportunity.minimumAge, dayOf(context));
        const volunteer = await volunteerOf(tx, temple.id, person, new Date());
        const isTrainee = asTrainee && context.opportunity.takesTrainees;
        const agreed = { isMinor, hasConsent: !isMinor || consents };
        rows.push(await this.join(tx, context, { person, volunteer, isTrainee, ...agreed, overrideReason: null, isOverlapAllowed: false }));
      }
      return rows.map(({ id }) => id);
    });
    return this.views.byIds(account, ids);
  }

  /**
   * Asks a volunteer to help: they agree or decline. Throws `not-found`, `shift-over`, `shift-overlap` unless it is allowed, `shift-full`
   * where they would have to wait and `ifFree` is set, and `invalid-fields` for who is too young, and without a reason for what is missing or
   * for a day they are away.
   */
  async ask(
    actor: Actor,
    shiftId: string,
    body: BodyOf<typeof shiftAssignmentEndpoints.assign>,
    { ifFree = false } = {},
  ): Promise<ShiftPerson> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    found(await this.database.reader.findOneBy(VolunteerShiftRow, { templeId, id: shiftId }));
    const known = await this.database.reader.findOneBy(VolunteerRow, { templeId, id: body.volunteerId });
    const person = known?.accountId ? await this.household.known({ ...known, accountId: known.accountId }) : null;
    if (!known || !person) throw fieldError('volunteerId', say('shift-assignment.volunteer-required'));
    return this.database.transaction(async (tx) => {
      await lockPeople(tx, [person.id]);
      const context = await this.contexts.lock(tx, templeId, shiftId);
      mustBeAhead(context);
      // An override is for missing papers and days away; it never lowers the minimum age.
      const { isMinor } = ageCheck(person, context.opportunity.minimumAge, dayOf(context), 'volunteerId');
      if (!body.overrideReason) {
        await this.refuseUnqualified(tx, context, known);
        if (await isAway(tx, person.accountId, context.shift)) throw fieldError('overrideReason', say('shift-assignment.volunteer-away'));
      }
      const row = await this.join(tx, context, {
        person,
        volunteer: known,
        isTrainee: body.isTrainee,
        isMinor,
        hasConsent: false,
        overrideReason: body.overrideReason,
        isOverlapAllowed: body.allowsOverlap,
      });
      if (ifFree && row.status === 'waiting') throw new DomainError('shift-full');
      if (isHolding(row.status)) await this.notices.asked(tx, context, row);
      const after = { overrideReason: body.overrideReason, allowsOverlap: body.allowsOverlap };
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'shift-assignment.assigned',
        subject: { kind: 'shift-assignment', id: row.id },
        after,
      });
      return shiftPerson(row);
    });
  }

  /**
   * Takes the place of someone who gives it away. Throws `not-found`, `shift-overlap`, `swap-not-qualified`, `shift-has-waitlist` where others
   * wait by now, and `shift-step-refused` where someone else was faster.
   */
  async takeOver(actor: Actor, assignmentId: string, body: BodyOf<typeof ownVolunteeringEndpoints.takeOver>): Promise<OwnShift> {
    const account = accountOf(actor);
    const temple = await this.temples.approvedBySlug(body.temple);
    const [person] = await this.household.people(account, [body.person], 'person');
    const offered = found(await this.database.reader.findOneBy(ShiftAssignmentRow, { templeId: temple.id, id: assignmentId }));
    if (!person || !offered.offeredAt) throw new DomainError('not-found');
    const id = await this.database.transaction(async (tx) => {
      await lockPeople(tx, [person.id, offered.personId]);
      const context = await this.contexts.lock(tx, temple.id, offered.shiftId);
      mustBeAhead(context);
      return this.swap(tx, context, { assignmentId, person, account, consents: body.consents });
    });
    return found((await this.views.byIds(account, [id]))[0]);
  }

  private async swap(
    tx: EntityManager,
    context: NoticeContext,
    { assignmentId, person, account, consents }: { assignmentId: string; person: Person; account: AccountActor; consents: boolean },
  ): Promise<string> {
    const templeId = context.temple.id;
    const row = found(await tx.findOneBy(ShiftAssignmentRow, { templeId, id: assignmentId }));
    if (!row.offeredAt) throw new DomainError('shift-step-refused');
    // People who have joined the waitlist since then come first.
    if (context.shift.waiting > 0) throw new DomainError('shift-has-waitlist');
    await refuseDaysAway(tx, account.accountId, context.shift);
    const { isMinor } = ageCheck(person, context.opportunity.minimumAge, dayOf(context), 'person');
    const volunteer = await volunteerOf(tx, templeId, person, new Date());
    const missing = missingParts(context.opportunity, await heldBy(tx, volunteer), dayOf(context));
    if (!isQualified(missing)) throw new DomainError('swap-not-qualified');
    const replaced = await movePlace(tx, row, 'replaced', { reason: '' });
    const taken = { person, volunteer, isTrainee: row.isTrainee, isMinor, hasConsent: !isMinor || consents };
    const after = await this.join(tx, context, { ...taken, overrideReason: '', isOverlapAllowed: false, inherits: true });
    await this.notices.replaced(tx, context, replaced);
    return after.id;
  }

  private async join(tx: EntityManager, context: NoticeContext, joining: Joining): Promise<ShiftAssignmentRow> {
    const { shift, opportunity } = context;
    const { person, volunteer, isTrainee, isOverlapAllowed, inherits } = joining;
    const missing = missingParts(opportunity, await heldBy(tx, volunteer), dayOf(context));
    const facts = { ...joining, missing };
    const now = new Date();
    const hasPlace = isTrainee || (inherits ? await inherit(tx, shift) : await takePlace(tx, shift));
    if (hasPlace && !isOverlapAllowed && (await isBusy(tx, { personId: person.id, startsAt: shift.startsAt, endsAt: shift.endsAt })))
      throw new DomainError((await isOn(tx, shift, person.id)) ? 'shift-signed-up' : 'shift-overlap');
    const status = hasPlace ? placedStatus(facts, opportunity) : 'waiting';
    const row: ShiftAssignmentRow = {
      templeId: shift.templeId,
      id: newId(),
      shiftId: shift.id,
      volunteerId: volunteer.id,
      personId: person.id,
      accountId: person.accountId,
      name: volunteer.name,
      openKey: openKeyOf(shift.id, person.id),
      holdsTime: hasPlace,
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
      status,
      isTrainee,
      isMinor: joining.isMinor,
      hasConsent: joining.hasConsent,
      waitNumber: hasPlace ? null : await joinWaitlist(tx, shift),
      missing,
      reason: '',
      refusal: null,
      declinedVia: null,
      overrideReason: joining.overrideReason,
      isOverlapAllowed,
      offeredAt: null,
      checkedInAt: null,
      checkedOutAt: null,
      isAutoClosed: false,
      reminded: 0,
      nextReminderAt: now,
      createdAt: now,
      changedAt: now,
    };
    if (!hasPlace) shift.lastWait += 1;
    if (isTrainee) await countTrainee(tx, shift);
    if (!(await insertOnce(tx, ShiftAssignmentRow, row))) throw new DomainError('shift-signed-up');
    if (status === 'requested') await this.notices.requested(tx, context, row);
    return row;
  }

  private async refuseUnqualified(tx: EntityManager, context: NoticeContext, volunteer: VolunteerRow): Promise<void> {
    const missing = missingParts(context.opportunity, await heldBy(tx, volunteer), dayOf(context));
    if (!isQualified(missing)) throw fieldError('overrideReason', say('shift-assignment.override-required'));
  }
}

/** Whether somebody has signed up for this very shift. */
const isOn = (tx: EntityManager, { templeId, id }: NoticeContext['shift'], personId: string): Promise<boolean> =>
  tx.existsBy(ShiftAssignmentRow, { templeId, openKey: openKeyOf(id, personId) });

/** The place of someone who has just given it back, even where the maximum was lowered below it. */
async function inherit(tx: EntityManager, { templeId, id }: NoticeContext['shift']): Promise<true> {
  await execute(tx, 'UPDATE volunteer_shifts SET taken = taken + 1 WHERE templeId = ? AND id = ?', [templeId, id]);
  await markShort(tx, { templeId, id });
  return true;
}

/** The civil day on which a shift starts. */
const dayOf = ({ shift }: NoticeContext): string => dateAt(shift.startsAt.getTime(), shift.timeZone);

/** Throws `shift-closed` and `shift-over`. */
export function mustBeAhead({ shift }: NoticeContext, now = new Date()): void {
  if (shift.status !== 'open') throw new DomainError('shift-closed');
  if (shift.endsAt <= now) throw new DomainError('shift-over');
}

function mustBeOpen(context: NoticeContext, now = new Date()): void {
  const { opportunity } = context;
  // A draft is nobody's business yet.
  if (!opportunity.isPublished) throw new DomainError('not-found');
  if (opportunity.opensAt && opportunity.opensAt > now) throw new DomainError('shift-closed');
  mustBeAhead(context, now);
}
