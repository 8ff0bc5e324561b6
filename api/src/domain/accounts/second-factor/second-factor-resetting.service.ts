import { Injectable, type OnModuleInit } from '@nestjs/common';
import { messagesOf, type Role, secondFactorNoun } from '@sannidhi/contracts';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { type Actor, systemActor } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { Account } from '../account.entity.ts';
import { SessionsService } from '../sessions.service.ts';
import { SecondFactorCodesService } from './second-factor-codes.service.ts';
import { SecondFactorReset } from './second-factor-reset.entity.ts';
import { SecondFactorResetsService } from './second-factor-resets.service.ts';

const say = messagesOf(secondFactorNoun);

const BATCH = 50;
const EVERY_SECONDS = 60;

/** Removes second factors: when a reset is due, or by a command on the server. */
@Injectable()
export class SecondFactorResettingService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly codes: SecondFactorCodesService,
    private readonly resets: SecondFactorResetsService,
    private readonly sessions: SessionsService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('second-factor-resets', EVERY_SECONDS, () => this.resetDue());
  }

  /** Executes every reset that is due; of two processes that see the same one, one executes it. */
  async resetDue(now = new Date()): Promise<void> {
    const due = await this.database.reader.find(SecondFactorReset, {
      where: { state: 'pending', dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: BATCH,
    });
    for (const { id, accountId } of due) {
      await this.database.transaction(async (tx) => {
        const change = { state: 'done' as const, pendingFor: null, endedAt: now };
        const { affected } = await tx.update(SecondFactorReset, { id, state: 'pending', dueAt: LessThanOrEqual(now) }, change);
        const account = affected === 1 && (await tx.findOneBy(Account, { id: accountId }));
        if (account) await this.takeAway(tx, systemActor('accounts'), account);
      });
    }
  }

  /**
   * Resets immediately, for people who may run commands on the server. Throws `not-found`, and `rule-violation` if there is no second
   * factor.
   */
  async resetNow(email: string, role: Role): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = found(await tx.findOneBy(Account, { email: email.toLowerCase(), role }));
      if (!account.secondFactorAt) throw new DomainError('rule-violation', { message: say('second-factor.none-of-email', { email }) });
      await tx.update(SecondFactorReset, { pendingFor: account.id }, { state: 'done', pendingFor: null, endedAt: new Date() });
      await this.takeAway(tx, systemActor('command'), account);
    });
  }

  private async takeAway(tx: EntityManager, actor: Actor, account: Account): Promise<void> {
    await this.codes.forget(tx, account.id);
    await tx.update(Account, { id: account.id }, { secondFactorAt: null });
    await this.sessions.endAll(tx, account.id);
    await this.resets.record(tx, actor, account.id, 'account.second-factor-reset');
    await this.resets.tell(tx, account, 'reset');
    await this.resets.notify(tx, account, 'second-factor-reset');
  }
}
