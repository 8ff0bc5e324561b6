import { Injectable } from '@nestjs/common';
import { type DeskAccount, ROLES } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { Account } from './account.entity.ts';
import { SecondFactorResetsService } from './second-factor/second-factor-resets.service.ts';

/** Accounts as operators see them: found by exact address, with what is needed to help their owner back in. */
@Injectable()
export class AccountDeskService {
  constructor(
    private readonly database: Database,
    private readonly resets: SecondFactorResetsService,
  ) {}

  /** The accounts with an email address, in the order of the roles. */
  async find(actor: Actor, email: string): Promise<{ accounts: DeskAccount[] }> {
    const accounts = await this.database.reader.findBy(Account, { email });
    accounts.sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
    return { accounts: await Promise.all(accounts.map((account) => this.view(actor, account))) };
  }

  /** Starts a reset of the second factor; throws like `SecondFactorResetsService.start`. */
  async startReset(actor: Actor, accountId: string, reason: string): Promise<DeskAccount> {
    await this.resets.start(actor, accountId, reason);
    return this.byId(actor, accountId);
  }

  /** Cancels the pending reset; throws like `SecondFactorResetsService.cancel`. */
  async cancelReset(actor: Actor, accountId: string): Promise<DeskAccount> {
    await this.resets.cancel(actor, accountId);
    return this.byId(actor, accountId);
  }

  private async byId(actor: Actor, id: string): Promise<DeskAccount> {
    return this.view(actor, found(await this.database.reader.findOneBy(Account, { id })));
  }

  private async view(actor: Actor, account: Account): Promise<DeskAccount> {
    const { id, email, fullName, role, status, emailVerifiedAt, secondFactorAt } = account;
    return {
      id,
      email,
      fullName,
      role,
      status,
      emailVerified: emailVerifiedAt !== null,
      secondFactorAt: secondFactorAt?.toISOString() ?? null,
      reset: await this.pendingReset(id),
      isOwn: email === accountOf(actor).email,
    };
  }

  private async pendingReset(accountId: string): Promise<DeskAccount['reset']> {
    const reset = await this.resets.pendingOf(this.database.reader, accountId);
    if (!reset) return null;
    const operator = await this.database.reader.findOneBy(Account, { id: reset.startedBy });
    const { reason, createdAt, dueAt } = reset;
    return { startedBy: operator?.fullName ?? '', reason, startedAt: createdAt.toISOString(), dueAt: dueAt.toISOString() };
  }
}
