import { Controller } from '@nestjs/common';
import { type QueryOf, templeLocationEndpoints, type ZipPlace } from '@sannidhi/contracts';
import { TempleLocationService } from '../../domain/temples/temple-location.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidQuery } from '../../platform/http/parameters.ts';

/** What a form fills in once a ZIP code is typed. */
@Controller()
export class ZipCodesController {
  constructor(private readonly locations: TempleLocationService) {}

  @Handle(templeLocationEndpoints.zip)
  place(@ValidQuery() query: QueryOf<typeof templeLocationEndpoints.zip>): { place: ZipPlace | null } {
    return this.locations.placeOf(query);
  }
}
