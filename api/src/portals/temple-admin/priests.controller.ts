import { Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import { type BodyOf, priestEndpoints, priestPhotoEndpoints, type TemplePriest, type TemplePriestDetail } from '@sannidhi/contracts';
import { TemplePriests } from '../../domain/assignments/temple-priests.service.ts';
import { PriestPhotos } from '../../domain/priests/priest-photos.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import { webpFile } from '../../platform/http/photo-file.ts';

@Controller()
export class TemplePriestsController {
  constructor(
    private readonly priests: TemplePriests,
    private readonly photos: PriestPhotos,
  ) {}

  @Handle(priestEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<TemplePriest[]> {
    return this.priests.list(actor);
  }

  @Handle(priestEndpoints.detail)
  one(@CurrentActor() actor: Actor, @Param('priestId') priestId: string): Promise<TemplePriestDetail> {
    return this.priests.one(actor, priestId);
  }

  @Handle(priestPhotoEndpoints.officeFile)
  @Header('cache-control', 'private, max-age=86400')
  async photo(@CurrentActor() actor: Actor, @Param('priestId') priestId: string, @Param('size') size: string): Promise<StreamableFile> {
    return webpFile(await this.photos.ofTemple(actor, priestId, size));
  }

  @Handle(priestEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('priestId') priestId: string,
    @ValidBody() body: BodyOf<typeof priestEndpoints.change>,
  ): Promise<TemplePriest> {
    return this.priests.change(actor, priestId, body);
  }

  @Handle(priestEndpoints.release)
  release(@CurrentActor() actor: Actor, @Param('priestId') priestId: string): Promise<void> {
    return this.priests.release(actor, priestId);
  }
}
