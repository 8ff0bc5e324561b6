import { Injectable } from '@nestjs/common';
import { type BodyOf, type StaffPlaceView, type staffMemberEndpoints } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { SessionsService } from '../accounts/sessions.service.ts';
import { Audit } from '../audit/audit.ts';
import { isCurrent } from '../staff/membership-period.ts';
import { membershipsOf } from '../staff/staff.service.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { rolesOf } from '../staff/staff-permissions.ts';
import { TemplesService } from '../temples/temples.service.ts';

/** The temples somebody works for, and which of them a browser is at. */
@Injectable()
export class StaffPlacesService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
  ) {}

  /** The actor's temples, the current one first. */
  async list(actor: Actor): Promise<StaffPlaceView[]> {
    const { accountId, temple } = accountOf(actor);
    return this.views(accountId, temple?.id);
  }

  /** Works for another of the actor's temples in this browser, and at the next sign-in. Throws `not-on-staff`. */
  async choose(actor: Actor, { templeId }: BodyOf<typeof staffMemberEndpoints.switchTemple>): Promise<StaffPlaceView[]> {
    const person = accountOf(actor);
    const { accountId, sessionId } = person;
    await this.database.transaction(async (tx) => {
      const member = await tx.findOneBy(StaffMember, { templeId, accountId });
      if (!member || !isCurrent(member)) throw new DomainError('not-on-staff');
      await tx.update(StaffMember, { templeId, id: member.id }, { enteredAt: new Date() });
      const subject = { kind: 'staff-member', id: member.id };
      await this.audit.record(tx, { actor: person, templeId, action: 'staff-member.entered', subject });
      await this.sessions.workAt(tx, sessionId, templeId);
    });
    return this.views(accountId, templeId);
  }

  private async views(accountId: string, currentId: string | undefined): Promise<StaffPlaceView[]> {
    const manager = this.database.reader;
    const members = await membershipsOf(manager, accountId);
    const temples = await this.temples.named(
      manager,
      members.map(({ templeId }) => templeId),
    );
    const roleOf = await rolesOf(manager, members);
    const views = members.map((member) => {
      const { name, city, state } = found(temples.get(member.templeId));
      return { templeId: member.templeId, name, city, state, role: roleOf(member).name, current: member.templeId === currentId };
    });
    return views.sort((one, other) => Number(other.current) - Number(one.current));
  }
}
