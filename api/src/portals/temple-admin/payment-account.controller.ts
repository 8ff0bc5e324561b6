import { Controller } from '@nestjs/common';
import { type PaymentAccount, type PaymentAccountLink, paymentAccountEndpoints } from '@sannidhi/contracts';
import { PaymentAccountsService } from '../../domain/giving-settings/payment-accounts.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor } from '../../platform/http/parameters.ts';

@Controller()
export class PaymentAccountController {
  constructor(private readonly accounts: PaymentAccountsService) {}

  @Handle(paymentAccountEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<PaymentAccount> {
    return this.accounts.own(actor);
  }

  @Handle(paymentAccountEndpoints.open)
  open(@CurrentActor() actor: Actor): Promise<PaymentAccountLink> {
    return this.accounts.open(actor);
  }

  @Handle(paymentAccountEndpoints.check)
  check(@CurrentActor() actor: Actor): Promise<PaymentAccount> {
    return this.accounts.check(actor);
  }
}
