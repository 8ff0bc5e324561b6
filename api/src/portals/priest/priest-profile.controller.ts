import { Body, Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type DayOff,
  type PriestAvailability,
  type PriestPhoto,
  type PriestProfile,
  priestAvailabilityEndpoints,
  priestEndpoints,
  priestPhotoEndpoints,
} from '@sannidhi/contracts';
import { TemplePriests } from '../../domain/assignments/temple-priests.service.ts';
import { PriestHoursService } from '../../domain/priests/priest-hours.service.ts';
import { PriestPhotos } from '../../domain/priests/priest-photos.service.ts';
import { PriestsService } from '../../domain/priests/priests.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import { webpFile } from '../../platform/http/photo-file.ts';

@Controller()
export class PriestProfileController {
  constructor(
    private readonly priests: PriestsService,
    private readonly hours: PriestHoursService,
    private readonly photos: PriestPhotos,
    private readonly served: TemplePriests,
  ) {}

  @Handle(priestEndpoints.profile)
  profile(@CurrentActor() actor: Actor): Promise<PriestProfile> {
    return this.priests.ownProfile(actor);
  }

  @Handle(priestEndpoints.changeProfile)
  changeProfile(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof priestEndpoints.changeProfile>): Promise<PriestProfile> {
    return this.priests.changeProfile(actor, body);
  }

  @Handle(priestEndpoints.leave)
  async leave(@CurrentActor() actor: Actor, @Param('slug') slug: string): Promise<PriestProfile> {
    await this.served.leave(actor, slug);
    return this.priests.ownProfile(actor);
  }

  @Handle(priestPhotoEndpoints.add)
  addPhoto(@CurrentActor() actor: Actor, @Body() bytes: unknown): Promise<PriestPhoto> {
    return this.photos.add(actor, bytes);
  }

  @Handle(priestPhotoEndpoints.change)
  changePhoto(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof priestPhotoEndpoints.change>): Promise<PriestPhoto> {
    return this.photos.change(actor, body);
  }

  @Handle(priestPhotoEndpoints.remove)
  removePhoto(@CurrentActor() actor: Actor): Promise<void> {
    return this.photos.remove(actor);
  }

  @Handle(priestPhotoEndpoints.file)
  @Header('cache-control', 'private, max-age=86400')
  async photo(@CurrentActor() actor: Actor, @Param('size') size: string): Promise<StreamableFile> {
    return webpFile(await this.photos.own(actor, size));
  }

  @Handle(priestAvailabilityEndpoints.availability)
  availability(@CurrentActor() actor: Actor): Promise<PriestAvailability> {
    return this.hours.own(actor);
  }

  @Handle(priestAvailabilityEndpoints.changeAvailability)
  changeAvailability(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof priestAvailabilityEndpoints.changeAvailability>,
  ): Promise<PriestAvailability> {
    return this.hours.change(actor, body);
  }

  @Handle(priestAvailabilityEndpoints.daysOff)
  daysOff(@CurrentActor() actor: Actor): Promise<{ daysOff: DayOff[] }> {
    return this.hours.daysOff(actor);
  }

  @Handle(priestAvailabilityEndpoints.changeDaysOff)
  changeDaysOff(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof priestAvailabilityEndpoints.changeDaysOff>,
  ): Promise<{ daysOff: DayOff[] }> {
    return this.hours.changeDaysOff(actor, body);
  }
}
