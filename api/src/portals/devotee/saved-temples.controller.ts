import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type SavedTemple, templeEndpoints } from '@sannidhi/contracts';
import { SavedTemplesService } from '../../domain/temples/saved-temples.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class SavedTemplesController {
  constructor(private readonly saved: SavedTemplesService) {}

  @Handle(templeEndpoints.saved)
  list(@CurrentActor() actor: Actor): Promise<SavedTemple[]> {
    return this.saved.list(actor);
  }

  @Handle(templeEndpoints.save)
  save(@CurrentActor() actor: Actor, @ValidBody() { templeId }: BodyOf<typeof templeEndpoints.save>): Promise<SavedTemple[]> {
    return this.saved.save(actor, templeId);
  }

  @Handle(templeEndpoints.unsave)
  unsave(@CurrentActor() actor: Actor, @Param('templeId') templeId: string): Promise<SavedTemple[]> {
    return this.saved.unsave(actor, templeId);
  }

  @Handle(templeEndpoints.makeHome)
  makeHome(@CurrentActor() actor: Actor, @Param('templeId') templeId: string): Promise<SavedTemple[]> {
    return this.saved.makeHome(actor, templeId);
  }
}
