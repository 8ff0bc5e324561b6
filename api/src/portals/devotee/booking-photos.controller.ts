import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { bookingEndpoints } from '@sannidhi/contracts';
import { ServicePhotos } from '../../domain/sheets/service-photos.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor } from '../../platform/http/parameters.ts';
import { photoFile } from '../../platform/http/photo-file.ts';

@Controller()
export class BookingPhotosController {
  constructor(private readonly photos: ServicePhotos) {}

  @Handle(bookingEndpoints.photo)
  async photo(@CurrentActor() actor: Actor, @Param('bookingId') bookingId: string): Promise<StreamableFile> {
    return photoFile(await this.photos.ofBooking(actor, bookingId));
  }
}
