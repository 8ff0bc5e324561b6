import { Controller } from '@nestjs/common';
import { dakshinaEndpoints, type OwnDakshina, type QueryOf } from '@sannidhi/contracts';
import { OwnDakshinaService } from '../../domain/dakshina/own-dakshina.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class OwnDakshinaController {
  constructor(private readonly dakshina: OwnDakshinaService) {}

  @Handle(dakshinaEndpoints.own)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof dakshinaEndpoints.own>): Promise<OwnDakshina> {
    return this.dakshina.list(actor, query);
  }
}
