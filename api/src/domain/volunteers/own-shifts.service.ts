import { Injectable } from '@nestjs/common';
import { type BodyOf, type OwnShift, type ownVolunteeringEndpoints, type Page, type QueryOf } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { OwnShiftViews } from './own-shift-views.service.ts';
import { type LockedPlace, PlaceSteps } from './place-steps.service.ts';
import { movePlace } from './places.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { CODE_LENGTH, CODE_PURPOSE, codeValueOf, opensForCheckIn } from './shift-code.ts';
import { mustBeAhead } from './sign-ups.service.ts';

/** A household's places at shifts, and what they answer. Other people's places look absent. */
@Injectable()
export class OwnShifts {
  constructor(
    private readonly database: Database,
    private readonly views: OwnShiftViews,
    private readonly steps: PlaceSteps,
    private readonly ring: KeyRing,
  ) {}

  /** Places at shifts to come, soonest first, or at past ones, newest first. */
  async mine(actor: Actor, { when, ...page }: QueryOf<typeof ownVolunteeringEndpoints.mine>, now = new Date()): Promise<Page<OwnShift>> {
    const { accountId } = accountOf(actor);
    const query = this.database.reader.createQueryBuilder(ShiftAssignmentRow, 'place').where({ accountId });
    query.andWhere(when === 'past' ? 'place.endsAt <= :now' : 'place.endsAt > :now', { now });
    const rows = await keysetPage(query, { columns: ['endsAt', 'id'], direction: when === 'past' ? 'DESC' : 'ASC' }, page);
    return { items: await this.views.of(rows.items), nextCursor: rows.nextCursor };
  }

  /** Confirms that one comes; confirming again changes nothing. Throws `not-found` and `shift-step-refused`. */
  confirm(actor: Actor, id: string): Promise<OwnShift> {
    return this.step(actor, id, async ({ tx, context, row }) => {
      mustBeAhead(context);
      if (row.status !== 'confirmed') await movePlace(tx, row, 'confirmed');
    });
  }

  /** Agrees to a place. Throws `not-found` and `shift-step-refused`. */
  consent(actor: Actor, id: string): Promise<OwnShift> {
    return this.step(actor, id, async ({ tx, context, row }) => {
      mustBeAhead(context);
      if (row.status === 'awaiting-consent') await movePlace(tx, row, 'assigned', { hasConsent: true });
      else throw new DomainError('shift-step-refused');
    });
  }

  /** Gives a place back. Throws `not-found`, `shift-over` and `shift-step-refused`. */
  async decline(actor: Actor, id: string, { reason }: BodyOf<typeof ownVolunteeringEndpoints.decline>): Promise<OwnShift> {
    const row = await this.steps.decline(await this.own(actor, id), { reason, via: 'screen' });
    return found((await this.views.of([row]))[0]);
  }

  /** Looks for someone to take one's place, or stops. Throws `not-found`, `shift-has-waitlist` and `shift-step-refused`. */
  offer(actor: Actor, id: string, { isOffered }: BodyOf<typeof ownVolunteeringEndpoints.offer>): Promise<OwnShift> {
    return this.step(actor, id, async ({ tx, context, row }) => {
      mustBeAhead(context);
      if (row.status !== 'assigned' && row.status !== 'confirmed') throw new DomainError('shift-step-refused');
      if (isOffered && context.shift.waiting > 0) throw new DomainError('shift-has-waitlist');
      const { templeId } = row;
      await tx.update(ShiftAssignmentRow, { templeId, id }, { offeredAt: isOffered ? new Date() : null, changedAt: new Date() });
    });
  }

  /**
   * Checks the household's people at a shift in or out with the code on site; again changes nothing. Throws `shift-code-invalid`,
   * `shift-check-in-time` and `shift-not-yours`.
   */
  async checkIn(actor: Actor, { shiftId, code, direction }: BodyOf<typeof ownVolunteeringEndpoints.checkIn>): Promise<OwnShift[]> {
    const account = accountOf(actor);
    const rows = await this.database.reader.findBy(ShiftAssignmentRow, { accountId: account.accountId, shiftId });
    const present = rows.filter(({ status }) => ['assigned', 'confirmed', 'checked-in', 'checked-out'].includes(status));
    if (present.length === 0) throw new DomainError('shift-not-yours');
    for (const row of present) await this.steps.on(row, (place) => this.mark(place, code, direction));
    return this.views.byIds(
      account,
      present.map(({ id }) => id),
    );
  }

  private async mark(place: LockedPlace, code: string, direction: 'in' | 'out'): Promise<void> {
    const { row, context } = place;
    if (!this.ring.matches(CODE_PURPOSE, codeValueOf(context.shift), code, CODE_LENGTH)) throw new DomainError('shift-code-invalid');
    const now = new Date();
    if (now < opensForCheckIn(row) || (direction === 'in' && now > row.endsAt)) throw new DomainError('shift-check-in-time');
    if (direction === 'in' && (row.status === 'assigned' || row.status === 'confirmed')) await this.steps.checkIn(place);
    if (direction === 'out' && row.status === 'checked-in') await this.steps.checkOut(place);
  }

  private async step(actor: Actor, id: string, work: (place: LockedPlace) => Promise<void>): Promise<OwnShift> {
    const account = accountOf(actor);
    await this.steps.on(await this.own(actor, id), work);
    return found((await this.views.byIds(account, [id]))[0]);
  }

  private async own(actor: Actor, id: string): Promise<ShiftAssignmentRow> {
    return found(await this.database.reader.findOneBy(ShiftAssignmentRow, { accountId: accountOf(actor).accountId, id }));
  }
}
