import { Controller, Param } from '@nestjs/common';
import { type BodyOf, openingEndpoints, type Page, type PoojaOpening, type QueryOf } from '@sannidhi/contracts';
import { OpeningDesk } from '../../domain/openings/opening-desk.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class OfficeOpeningsController {
  constructor(private readonly desk: OpeningDesk) {}

  @Handle(openingEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof openingEndpoints.list>): Promise<Page<PoojaOpening>> {
    return this.desk.list(actor, query);
  }

  @Handle(openingEndpoints.add)
  add(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof openingEndpoints.add>): Promise<PoojaOpening> {
    return this.desk.add(actor, body);
  }

  @Handle(openingEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('openingId') openingId: string,
    @ValidBody() body: BodyOf<typeof openingEndpoints.change>,
  ): Promise<PoojaOpening> {
    return this.desk.change(actor, openingId, body);
  }

  @Handle(openingEndpoints.announce)
  announce(@CurrentActor() actor: Actor, @Param('openingId') openingId: string): Promise<PoojaOpening> {
    return this.desk.announce(actor, openingId);
  }

  @Handle(openingEndpoints.cancel)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('openingId') openingId: string,
    @ValidBody() body: BodyOf<typeof openingEndpoints.cancel>,
  ): Promise<PoojaOpening> {
    return this.desk.cancel(actor, openingId, body);
  }
}
