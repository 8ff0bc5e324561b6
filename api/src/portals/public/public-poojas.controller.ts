import { Controller, Param } from '@nestjs/common';
import { type OpenSlot, type Page, type PoojaOffer, poojaServiceEndpoints, poojaSlotEndpoints, type QueryOf } from '@sannidhi/contracts';
import { PoojaOffers } from '../../domain/poojas/pooja-offers.service.ts';
import { PoojaSlots } from '../../domain/poojas/pooja-slots.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PublicPoojasController {
  constructor(
    private readonly offers: PoojaOffers,
    private readonly slots: PoojaSlots,
  ) {}

  @Handle(poojaServiceEndpoints.catalog)
  catalog(@ValidQuery() query: QueryOf<typeof poojaServiceEndpoints.catalog>): Promise<Page<PoojaOffer>> {
    return this.offers.catalog(query);
  }

  @Handle(poojaServiceEndpoints.offer)
  offer(@Param('slug') slug: string, @Param('serviceId') serviceId: string): Promise<PoojaOffer> {
    return this.offers.one(slug, serviceId);
  }

  @Handle(poojaSlotEndpoints.open)
  open(
    @Param('slug') slug: string,
    @Param('serviceId') serviceId: string,
    @ValidQuery() query: QueryOf<typeof poojaSlotEndpoints.open>,
  ): Promise<OpenSlot[]> {
    return this.slots.open(slug, serviceId, query);
  }
}
