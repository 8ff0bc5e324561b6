import { Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import { type TempleVisit, templePhotoEndpoints, templeVisitEndpoints } from '@sannidhi/contracts';
import { TempleVisitsService } from '../../domain/temple-pages/temple-visits.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor } from '../../platform/http/parameters.ts';
import { webpFile } from '../../platform/http/photo-file.ts';

@Controller()
export class TempleVisitsController {
  constructor(private readonly visits: TempleVisitsService) {}

  @Handle(templeVisitEndpoints.visit)
  visit(@CurrentActor() actor: Actor, @Param('slug') slug: string): Promise<TempleVisit> {
    return this.visits.of(actor, slug);
  }

  @Handle(templePhotoEndpoints.publicFile)
  @Header('cache-control', 'private, max-age=86400')
  async photo(
    @CurrentActor() actor: Actor,
    @Param('slug') slug: string,
    @Param('photoId') photoId: string,
    @Param('size') size: string,
  ): Promise<StreamableFile> {
    return webpFile(await this.visits.photo(actor, slug, photoId, size));
  }
}
