import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { formatMoney } from '@sannidhi/contracts';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Audit } from '../audit/audit.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { Pledge } from './pledge.entity.ts';
import { PledgeInstallment } from './pledge-installment.entity.ts';
import { pledgeNotifications } from './pledge-notifications.ts';
import { paidInstallments, remindAt, standingOf } from './pledge-schedule.ts';
import { claimTurn, turn } from './pledge-sums.ts';
import { installmentsByPledge } from './pledge-views.service.ts';

const EVERY_SECONDS = 60;
const BATCH = 200;

/** Reminds of installments and notices when one is past due: each pledge has a turn when either happens next. */
@Injectable()
export class PledgeTurns implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('pledge-turns', EVERY_SECONDS, () => this.runDue());
  }

  /** Takes every turn that is due. A failing one is logged and taken in the next round. */
  async runDue(now = new Date()): Promise<void> {
    const due = await this.database.reader.find(Pledge, {
      where: { turnAt: LessThanOrEqual(now) },
      order: { turnAt: 'ASC' },
      take: BATCH,
    });
    for (const pledge of due) {
      await this.take(pledge, now).catch((error: unknown) => this.logger.error({ pledgeId: pledge.id, err: error }, 'pledge turn failed'));
    }
  }

  /** Claim, reminders and the next turn in one transaction, or nothing. */
  private take(due: Pledge, now: Date): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await claimTurn(tx, due))) return;
      const { templeId, id } = due;
      const before = await tx.findOneByOrFail(Pledge, { templeId, id });
      const temple = await this.temples.of(tx, templeId);
      const installments = (await installmentsByPledge(tx, [before])).get(id) ?? [];
      const reminded = await this.remind(tx, before, temple, installments, now);
      const { pastDueCents, turnAt } = standingOf(reminded, temple.timeZone, now);
      await turn(tx, before, pastDueCents, turnAt);
      const after = await tx.findOneByOrFail(Pledge, { templeId, id });
      if (after.status !== 'overdue' || before.status === 'overdue') return;
      const subject = { kind: 'pledge', id };
      await this.audit.record(tx, { actor: systemActor('Pledges'), templeId, action: 'pledge.overdue', subject, at: now });
    });
  }

  /** Marks every reminder whose time has come, and sends those that are wanted and still owed. */
  private async remind(
    tx: EntityManager,
    pledge: Pledge,
    temple: Temple,
    installments: readonly PledgeInstallment[],
    now: Date,
  ): Promise<PledgeInstallment[]> {
    const unpaid = new Map(paidInstallments(installments, pledge, '').map((each) => [each.id, each.amountCents - each.paidCents]));
    const marked: PledgeInstallment[] = [];
    for (const row of installments) {
      const isDue = row.remindedAt === null && remindAt(row.dueOn, temple.timeZone) <= now;
      if (isDue) await tx.update(PledgeInstallment, { templeId: row.templeId, id: row.id }, { remindedAt: now });
      if (isDue && pledge.reminders) await this.notify(tx, pledge, temple, row, unpaid.get(row.id) ?? 0);
      marked.push(isDue ? { ...row, remindedAt: now } : row);
    }
    return marked;
  }

  private async notify(
    tx: EntityManager,
    pledge: Pledge,
    { name }: Temple,
    { id, dueOn }: PledgeInstallment,
    cents: number,
  ): Promise<void> {
    const { donorAccountId, templeId, fundName } = pledge;
    if (donorAccountId === null || cents === 0) return;
    await this.notifications.notify(tx, pledgeNotifications.kinds.due, {
      concerned: { accountId: donorAccountId, templeId },
      params: { temple: name, fund: fundName, amount: formatMoney(cents), dueOn },
      key: id,
      path: '/devotee/activity?view=pledges',
    });
  }
}
