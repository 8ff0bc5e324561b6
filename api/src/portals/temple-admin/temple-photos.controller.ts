import { Body, Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import { type BodyOf, type TemplePhoto, templePhotoEndpoints } from '@sannidhi/contracts';
import { TemplePhotosService } from '../../domain/temple-pages/temple-photos.service.ts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import { webpFile } from '../../platform/http/photo-file.ts';

@Controller()
export class TemplePhotosController {
  constructor(private readonly photos: TemplePhotosService) {}

  @Handle(templePhotoEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<TemplePhoto[]> {
    return this.photos.own(actor);
  }

  @Handle(templePhotoEndpoints.add)
  add(@CurrentActor() actor: Actor, @Body() bytes: unknown): Promise<TemplePhoto[]> {
    return this.photos.add(actor, bytes);
  }

  @Handle(templePhotoEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('photoId') photoId: string,
    @ValidBody() body: BodyOf<typeof templePhotoEndpoints.change>,
  ): Promise<TemplePhoto[]> {
    return this.photos.change(actor, photoId, body);
  }

  @Handle(templePhotoEndpoints.order)
  order(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof templePhotoEndpoints.order>): Promise<TemplePhoto[]> {
    return this.photos.order(actor, body);
  }

  @Handle(templePhotoEndpoints.remove)
  remove(@CurrentActor() actor: Actor, @Param('photoId') photoId: string): Promise<TemplePhoto[]> {
    return this.photos.remove(actor, photoId);
  }

  @Handle(templePhotoEndpoints.file)
  @Header('cache-control', 'private, max-age=86400')
  async file(@CurrentActor() actor: Actor, @Param('photoId') photoId: string, @Param('size') size: string): Promise<StreamableFile> {
    return webpFile(await this.photos.file(staffOf(actor).temple.id, photoId, size));
  }
}
