import { Controller, Param, StreamableFile } from '@nestjs/common';
import { type BodyOf, type EHundiCode, eHundiEndpoints, type Fund, fundEndpoints } from '@sannidhi/contracts';
import { FundsService } from '../../domain/funds/funds.service.ts';
import { EHundiDeskService } from '../../domain/giving/e-hundi-desk.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { pdfFile } from '../../platform/documents/pdf-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class FundsController {
  constructor(
    private readonly funds: FundsService,
    private readonly eHundi: EHundiDeskService,
  ) {}

  @Handle(fundEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<Fund[]> {
    return this.funds.list(actor);
  }

  @Handle(fundEndpoints.create)
  create(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof fundEndpoints.create>): Promise<Fund> {
    return this.funds.create(actor, body);
  }

  @Handle(fundEndpoints.update)
  update(
    @CurrentActor() actor: Actor,
    @Param('fundId') fundId: string,
    @ValidBody() body: BodyOf<typeof fundEndpoints.update>,
  ): Promise<Fund> {
    return this.funds.update(actor, fundId, body);
  }

  @Handle(eHundiEndpoints.list)
  codes(@CurrentActor() actor: Actor): Promise<EHundiCode[]> {
    return this.eHundi.list(actor);
  }

  @Handle(eHundiEndpoints.create)
  createCode(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof eHundiEndpoints.create>): Promise<EHundiCode> {
    return this.eHundi.create(actor, body);
  }

  @Handle(eHundiEndpoints.update)
  updateCode(
    @CurrentActor() actor: Actor,
    @Param('codeId') codeId: string,
    @ValidBody() body: BodyOf<typeof eHundiEndpoints.update>,
  ): Promise<EHundiCode> {
    return this.eHundi.update(actor, codeId, body);
  }

  @Handle(eHundiEndpoints.poster)
  async poster(@CurrentActor() actor: Actor, @Param('codeId') codeId: string): Promise<StreamableFile> {
    return pdfFile(await this.eHundi.poster(actor, codeId), 'e-hundi-poster');
  }
}
