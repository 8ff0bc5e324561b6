import { Controller, Param, StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type OwnTemple,
  registrationEndpoints,
  type TempleStanding,
  templeEndpoints,
  templeProfileEndpoints,
} from '@sannidhi/contracts';
import { TempleStandingService } from '../../domain/temple-registrations/temple-standing.service.ts';
import { TempleProfileService } from '../../domain/temples/temple-profile.service.ts';
import { TemplesService } from '../../domain/temples/temples.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class OwnTempleController {
  constructor(
    private readonly temples: TemplesService,
    private readonly profiles: TempleProfileService,
    private readonly standings: TempleStandingService,
  ) {}

  @Handle(templeEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<OwnTemple> {
    return this.temples.own(actor);
  }

  @Handle(templeProfileEndpoints.change)
  change(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof templeProfileEndpoints.change>): Promise<OwnTemple> {
    return this.profiles.change(actor, body);
  }

  @Handle(registrationEndpoints.standing)
  standing(@CurrentActor() actor: Actor): Promise<TempleStanding> {
    return this.standings.own(actor);
  }

  @Handle(registrationEndpoints.ownDocument)
  async document(@CurrentActor() actor: Actor, @Param('documentId') documentId: string): Promise<StreamableFile> {
    const { bytes, mediaType } = await this.standings.document(actor, documentId);
    return new StreamableFile(bytes, { type: mediaType, disposition: 'attachment', length: bytes.length });
  }
}
