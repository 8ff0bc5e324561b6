import { Controller, Param } from '@nestjs/common';
import { accountDeskEndpoints, type BodyOf, type DeskAccount, type Outcome, type QueryOf } from '@sannidhi/contracts';
import { AccountDeskService } from '../../domain/accounts/account-desk.service.ts';
import { SecondFactorResetsService } from '../../domain/accounts/second-factor/second-factor-resets.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

/** Helping people back into their account. */
@Controller()
export class AccountDeskController {
  constructor(
    private readonly desk: AccountDeskService,
    private readonly resets: SecondFactorResetsService,
  ) {}

  @Handle(accountDeskEndpoints.find)
  find(
    @CurrentActor() actor: Actor,
    @ValidQuery() { email }: QueryOf<typeof accountDeskEndpoints.find>,
  ): Promise<{ accounts: DeskAccount[] }> {
    return this.desk.find(actor, email);
  }

  @Handle(accountDeskEndpoints.startReset)
  startReset(
    @CurrentActor() actor: Actor,
    @Param('accountId') accountId: string,
    @ValidBody() { reason }: BodyOf<typeof accountDeskEndpoints.startReset>,
  ): Promise<DeskAccount> {
    return this.desk.startReset(actor, accountId, reason);
  }

  @Handle(accountDeskEndpoints.cancelReset)
  cancelReset(@CurrentActor() actor: Actor, @Param('accountId') accountId: string): Promise<DeskAccount> {
    return this.desk.cancelReset(actor, accountId);
  }

  @Handle(accountDeskEndpoints.cancelResetByLink)
  cancelResetByLink(@ValidBody() { token }: BodyOf<typeof accountDeskEndpoints.cancelResetByLink>): Promise<Outcome> {
    return this.resets.cancelByLink(token);
  }
}
