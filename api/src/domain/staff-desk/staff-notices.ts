import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccountActor, StaffActor } from '../../platform/auth/actor.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { maskedEmail } from '../../platform/mail/masked-email.ts';
import { asksForSecondFactor } from '../accounts/second-factor/owed.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { StaffInvitation } from '../staff/staff-invitation.entity.ts';
import type { RoleFacts } from '../staff/staff-permissions.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { staffNotifications } from './staff-notifications.ts';

const { kinds } = staffNotifications;
const PATH = '/temple-admin/users-roles';
const INVITATIONS = `${PATH}?view=invitations`;
const DASHBOARD = '/temple-admin/dashboard';
const SETTINGS = '/temple-admin/settings';

type Joined = Pick<AccountActor, 'accountId' | 'fullName'>;
/** A role that somebody has, with the first day if it is to come and the last if they help for a while. */
type RoleChange = Pick<RoleFacts, 'name' | 'permissions'> & { firstDay?: string | null | undefined; lastDay?: string | null };

/** Notifies staff about their positions, in the transaction of the change. */
@Injectable()
export class StaffNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
  ) {}

  async roleChanged(tx: EntityManager, by: StaffActor, accountId: string, change: RoleChange): Promise<void> {
    const params = { ...(await this.facts(tx, by)), ...roleParams(change) };
    await this.notifications.notify(tx, kinds['role-changed'], { concerned: { accountId }, params, key: newId(), path: DASHBOARD });
  }

  async secondRoleGiven(tx: EntityManager, by: StaffActor, accountId: string, change: RoleChange): Promise<void> {
    const params = { ...(await this.facts(tx, by)), ...roleParams(change) };
    await this.notifications.notify(tx, kinds['second-role'], { concerned: { accountId }, params, key: newId(), path: DASHBOARD });
  }

  async removed(tx: EntityManager, by: StaffActor, accountId: string): Promise<void> {
    await this.notifications.notify(tx, kinds.removed, {
      concerned: { accountId },
      params: await this.facts(tx, by),
      key: newId(),
      path: null,
    });
  }

  async signedOut(tx: EntityManager, by: StaffActor, accountId: string): Promise<void> {
    const params = await this.facts(tx, by);
    await this.notifications.notify(tx, kinds['signed-out'], { concerned: { accountId }, params, key: newId(), path: DASHBOARD });
  }

  /** To the address an account was opened for by an invitation's link, which may have been passed on. */
  async accountOpened(tx: EntityManager, { accountId, fullName }: Joined, templeId: string): Promise<void> {
    const { name: temple } = await this.temples.of(tx, templeId);
    const params = { person: fullName, temple };
    await this.notifications.notify(tx, kinds['account-opened'], { concerned: { accountId }, params, key: newId(), path: SETTINGS });
  }

  /** To the sender, once for each time the link was sent; the address is masked, since notifications outlive it. */
  async invitationExpired(tx: EntityManager, { templeId, id, email, invitedById, expiresAt }: StaffInvitation): Promise<void> {
    const { name: temple } = await this.temples.of(tx, templeId);
    const params = { email: maskedEmail(email), temple };
    const key = `${id}:${expiresAt.toISOString()}`;
    const concerned = { accountId: invitedById, templeId };
    await this.notifications.notify(tx, kinds['invitation-expired'], { concerned, params, key, path: INVITATIONS });
  }

  async left(tx: EntityManager, who: Joined, templeId: string): Promise<void> {
    await this.toOwners(tx, kinds.left, who, templeId);
  }

  async joined(tx: EntityManager, who: Joined, templeId: string): Promise<void> {
    await this.toOwners(tx, kinds.joined, who, templeId);
  }

  async ownershipOffered(tx: EntityManager, by: StaffActor, accountId: string): Promise<void> {
    const params = await this.facts(tx, by);
    await this.notifications.notify(tx, kinds['ownership-offered'], { concerned: { accountId }, params, key: newId(), path: SETTINGS });
  }

  async ownershipEnded(tx: EntityManager, accountId: string, by: StaffActor, accepted: boolean): Promise<void> {
    const kind = accepted ? kinds['ownership-accepted'] : kinds['ownership-ended'];
    await this.notifications.notify(tx, kind, { concerned: { accountId }, params: await this.facts(tx, by), key: newId(), path: PATH });
  }

  private async toOwners(
    tx: EntityManager,
    kind: typeof kinds.joined,
    { accountId, fullName: person }: Joined,
    templeId: string,
  ): Promise<void> {
    const { name: temple } = await this.temples.of(tx, templeId);
    const params = { person, temple };
    await this.notifications.notify(tx, kind, { concerned: { templeId }, params, key: newId(), path: PATH, except: accountId });
  }

  private async facts(tx: EntityManager, { fullName: person, temple }: StaffActor): Promise<{ person: string; temple: string }> {
    return { person, temple: (await this.temples.of(tx, temple.id)).name };
  }
}

const roleParams = ({ name: role, permissions, firstDay, lastDay }: RoleChange) => ({
  role,
  secondFactor: asksForSecondFactor({ role: 'temple-admin', permissions }),
  firstDay: firstDay ?? null,
  lastDay: lastDay ?? null,
});
