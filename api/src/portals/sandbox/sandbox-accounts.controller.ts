import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type SandboxAccount, sandboxAccountEndpoints } from '@sannidhi/contracts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidBody } from '../../platform/http/parameters.ts';
import { SandboxAccounts } from '../../platform/payments/sandbox/sandbox-accounts.ts';

@Controller()
export class SandboxAccountsController {
  constructor(private readonly accounts: SandboxAccounts) {}

  @Handle(sandboxAccountEndpoints.account)
  account(@Param('linkId') linkId: string): Promise<SandboxAccount> {
    return this.accounts.view(linkId);
  }

  @Handle(sandboxAccountEndpoints.answer)
  answer(@Param('linkId') linkId: string, @ValidBody() body: BodyOf<typeof sandboxAccountEndpoints.answer>): Promise<SandboxAccount> {
    return this.accounts.answer(linkId, body.outcome);
  }
}
