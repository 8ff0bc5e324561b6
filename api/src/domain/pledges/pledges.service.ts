import { Injectable } from '@nestjs/common';
import { type AuditAction, type BodyOf, formatMoney, type PledgeDetail, type pledgeEndpoints } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { Audit } from '../audit/audit.ts';
import { FundsService } from '../funds/funds.service.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { writePledge } from './new-pledge.ts';
import { Pledge } from './pledge.entity.ts';
import { pledgeNotifications } from './pledge-notifications.ts';
import { installmentsOf } from './pledge-schedule.ts';
import { end } from './pledge-sums.ts';
import { PledgeViews } from './pledge-views.service.ts';

type RecordBody = BodyOf<typeof pledgeEndpoints.record>;

/** Pledges as an office records and ends them. */
@Injectable()
export class PledgesService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly accounts: ReachableAccountsService,
    private readonly notifications: Notifications,
    private readonly views: PledgeViews,
    private readonly audit: Audit,
  ) {}

  /** Throws `fund-closed`, or `invalid-fields` for a schedule that can't be kept. Old pledges may have dates that passed. */
  async record(actor: Actor, body: RecordBody, claim: IdempotencyClaim): Promise<PledgeDetail> {
    const staff = staffOf(actor);
    const { schedule, email: typed, fundId, ...terms } = body;
    const email = typed || null;
    const installments = schedule ? installmentsOf(body.amountCents, schedule) : [];
    return this.database.transaction(async (tx) => {
      const temple = await this.temples.of(tx, staff.temple.id);
      const { name: fundName } = found((await this.funds.forGift(tx, temple.id, [fundId], 'counter')).get(fundId));
      const donorAccountId = email && (await this.accounts.donorWith(tx, email));
      const who = { id: claim.operationId, donorAccountId, email, recordedBy: staff.fullName };
      const pledge = await writePledge(tx, temple, { ...terms, ...who, fundId, fundName, installments }, new Date());
      await this.note(tx, staff, 'pledge.recorded', pledge, { amountCents: pledge.amountCents, fundId });
      await this.tellDonor(tx, pledge, temple);
      const view = await this.views.detail(tx, pledge);
      await claim.complete(tx, view);
      return view;
    });
  }

  /** At the donor's request: what is left is canceled, gifts stay. Throws `not-found`, or `pledge-ended`. */
  cancel(actor: Actor, pledgeId: string, body: BodyOf<typeof pledgeEndpoints.cancel>): Promise<PledgeDetail> {
    return this.end(staffOf(actor), pledgeId, 'canceled', body.reason);
  }

  /** The temple gives up what is left; gifts stay. Throws `not-found`, or `pledge-ended`. */
  writeOff(actor: Actor, pledgeId: string, body: BodyOf<typeof pledgeEndpoints.writeOff>): Promise<PledgeDetail> {
    return this.end(staffOf(actor), pledgeId, 'written-off', body.reason);
  }

  private async end(staff: StaffActor, id: string, status: 'canceled' | 'written-off', reason: string): Promise<PledgeDetail> {
    const key = { templeId: staff.temple.id, id };
    return this.database.transaction(async (tx) => {
      const before = found(await tx.findOneBy(Pledge, key));
      if (!(await end(tx, key, status, reason))) throw new DomainError('pledge-ended');
      await this.note(tx, staff, `pledge.${status}`, before, { reason });
      return this.views.detail(tx, await tx.findOneByOrFail(Pledge, key));
    });
  }

  private async tellDonor(tx: EntityManager, pledge: Pledge, { name }: Temple): Promise<void> {
    const { donorAccountId, templeId, id, fundName, amountCents } = pledge;
    if (donorAccountId === null) return;
    await this.notifications.notify(tx, pledgeNotifications.kinds.recorded, {
      concerned: { accountId: donorAccountId, templeId },
      params: { temple: name, fund: fundName, amount: formatMoney(amountCents) },
      key: id,
      path: '/devotee/activity?view=pledges',
    });
  }

  private note(tx: EntityManager, actor: StaffActor, action: AuditAction, { templeId, id }: Pledge, after: object): Promise<void> {
    return this.audit.record(tx, { actor, templeId, action, subject: { kind: 'pledge', id }, after });
  }
}
