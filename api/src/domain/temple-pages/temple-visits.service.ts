import { Injectable } from '@nestjs/common';
import type { TempleVisit } from '@sannidhi/contracts';
import type { Actor } from '../../platform/auth/actor.ts';
import { SavedTemplesService } from '../temples/saved-temples.service.ts';
import { TempleHoursService } from './temple-hours.service.ts';
import { TemplePhotosService } from './temple-photos.service.ts';

/** What visitors see of a temple besides its name. */
@Injectable()
export class TempleVisitsService {
  constructor(
    private readonly temples: SavedTemplesService,
    private readonly hours: TempleHoursService,
    private readonly photos: TemplePhotosService,
  ) {}

  /** Throws `not-found` for a temple that the actor can't see. */
  async of(actor: Actor, slug: string): Promise<TempleVisit> {
    const temple = await this.temples.visible(actor, slug);
    const [hours, photos] = await Promise.all([this.hours.of(temple), this.photos.of(temple.id)]);
    return { hours, photos };
  }

  /** A photo's bytes, WebP. Throws `not-found`, also for a temple that the actor can't see. */
  async photo(actor: Actor, slug: string, photoId: string, size: string): Promise<Buffer> {
    const { id } = await this.temples.visible(actor, slug);
    return this.photos.file(id, photoId, size);
  }
}
