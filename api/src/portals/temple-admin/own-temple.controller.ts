import { Controller } from '@nestjs/common';
import { type TemplePage, type TempleStatus, templeEndpoints } from '@sannidhi/contracts';
import { TemplesService } from '../../domain/temples/temples.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor } from '../../platform/http/parameters.ts';

@Controller()
export class OwnTempleController {
  constructor(private readonly temples: TemplesService) {}

  @Handle(templeEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<TemplePage['temple'] & { status: TempleStatus }> {
    return this.temples.own(actor);
  }
}
