import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type OwnershipOffer,
  type StaffMemberView,
  type staffMemberEndpoints,
  staffMemberNoun,
} from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { type Actor, accountOf, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { OwnershipOfferRow } from '../staff/ownership-offer.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { addOwner } from '../staff/staff-owners.ts';
import { onStaff } from './on-staff.ts';
import { offerOwnership } from './ownership-offers.ts';
import { StaffDeskService } from './staff-desk.service.ts';
import { StaffNotices } from './staff-notices.ts';

const say = messagesOf(staffMemberNoun);
const OWNER = 'owner';

/** Ownership changes hands by consent: an owner offers it, the other accepts. */
@Injectable()
export class OwnershipService {
  constructor(
    private readonly database: Database,
    private readonly desk: StaffDeskService,
    private readonly notices: StaffNotices,
  ) {}

  /** Offers the ownership to somebody on the staff, as an owner. Throws `not-found`, `role-beyond-yours`, `rule-violation`. */
  async offer(actor: Actor, staffId: string, { after }: BodyOf<typeof staffMemberEndpoints.offerOwnership>): Promise<StaffMemberView[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const from = await memberOf(tx, staff);
      const to = found(await tx.findOneBy(StaffMember, { templeId, id: staffId }));
      const offered = await offerOwnership(tx, { from, fromName: staff.fullName, to, becomes: after });
      if (!offered) throw new DomainError('rule-violation', { message: say('staff-member.ownership-pending') });
      await this.desk.record(tx, staff, to, 'staff-member.ownership-offered', { after: { giverBecomes: after } });
      await this.notices.ownershipOffered(tx, staff, to.accountId);
      return this.desk.views(tx, staff);
    });
  }

  /** Takes an offer back. Throws `not-found`. */
  async withdraw(actor: Actor, staffId: string): Promise<StaffMemberView[]> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      const offer = found(await tx.findOneBy(OwnershipOfferRow, { templeId: staff.temple.id, toMemberId: staffId }));
      await this.close(tx, staff, offer);
      await this.notices.ownershipEnded(tx, offer.toAccountId, staff, false);
      return this.desk.views(tx, staff);
    });
  }

  /** What was offered to the actor at this temple; null if nothing was. */
  async own(actor: Actor): Promise<OwnershipOffer | null> {
    const offer = accountOf(actor).temple ? await openFor(this.database.reader, onStaff(actor)) : null;
    return offer && { from: offer.fromName, after: offer.becomes, until: offer.expiresAt.toISOString() };
  }

  /** Becomes an owner, and changes what becomes of who offered it, in one step. Throws `not-found`, also where they own nothing any more. */
  async accept(actor: Actor): Promise<void> {
    const staff = onStaff(actor);
    const templeId = staff.temple.id;
    await this.database.transaction(async (tx) => {
      const offer = found(await openFor(tx, staff));
      // The count is locked before the offer, as by those who end an ownership: so no two wait for each other.
      await addOwner(tx, templeId);
      await this.take(tx, offer);
      await this.desk.become(tx, await memberOf(tx, staff), OWNER);
      const giver = found(await tx.findOneBy(StaffMember, { templeId, id: offer.fromMemberId, staffRole: OWNER }));
      if (offer.becomes === 'manager') await this.desk.become(tx, giver, 'manager');
      if (offer.becomes === 'leave') await this.desk.end(tx, giver);
      await this.desk.record(tx, staff, { templeId, id: offer.toMemberId }, 'staff-member.ownership-accepted', { after: offer.becomes });
      await this.notices.ownershipEnded(tx, giver.accountId, staff, true);
    });
  }

  /** Declines the ownership. Throws `not-found`. */
  async decline(actor: Actor): Promise<void> {
    const staff = onStaff(actor);
    await this.database.transaction(async (tx) => {
      const offer = found(await openFor(tx, staff));
      const giver = await tx.findOneBy(StaffMember, { templeId: offer.templeId, id: offer.fromMemberId });
      await this.close(tx, staff, offer);
      if (giver) await this.notices.ownershipEnded(tx, giver.accountId, staff, false);
    });
  }

  private async close(tx: EntityManager, staff: StaffActor, offer: OwnershipOfferRow): Promise<void> {
    await this.take(tx, offer);
    await this.desk.record(tx, staff, { templeId: offer.templeId, id: offer.toMemberId }, 'staff-member.ownership-declined', {});
  }

  /** An offer ends once, by either side. */
  private async take(tx: EntityManager, { templeId, toMemberId, fromMemberId }: OwnershipOfferRow): Promise<void> {
    const { affected } = await tx.delete(OwnershipOfferRow, { templeId, toMemberId, fromMemberId });
    if (affected !== 1) throw new DomainError('not-found');
  }
}

const memberOf = async (tx: EntityManager, { temple, accountId }: StaffActor): Promise<StaffMember> =>
  found(await tx.findOneBy(StaffMember, { templeId: temple.id, accountId }));

const openFor = (manager: EntityManager, { temple, accountId }: StaffActor): Promise<OwnershipOfferRow | null> =>
  manager.findOneBy(OwnershipOfferRow, { templeId: temple.id, toAccountId: accountId, expiresAt: MoreThan(new Date()) });
