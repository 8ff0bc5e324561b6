import { Controller } from '@nestjs/common';
import { type GivingByFund, ledgerEndpoints, type QueryOf } from '@sannidhi/contracts';
import { GivingByFundService } from '../../domain/giving/giving-by-fund.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class GivingByFundController {
  constructor(private readonly giving: GivingByFundService) {}

  @Handle(ledgerEndpoints.givingByFund)
  weekly(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof ledgerEndpoints.givingByFund>): Promise<GivingByFund> {
    return this.giving.weekly(actor, query);
  }
}
