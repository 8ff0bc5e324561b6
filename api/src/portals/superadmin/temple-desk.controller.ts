import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type DeskTemple, type DeskTempleRow, type Page, type QueryOf, templeDeskEndpoints } from '@sannidhi/contracts';
import { TempleDeskService } from '../../domain/temple-desk/temple-desk.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class TempleDeskController {
  constructor(private readonly desk: TempleDeskService) {}

  @Handle(templeDeskEndpoints.list)
  list(@ValidQuery() query: QueryOf<typeof templeDeskEndpoints.list>): Promise<Page<DeskTempleRow>> {
    return this.desk.list(query);
  }

  @Handle(templeDeskEndpoints.detail)
  detail(@Param('templeId') id: string): Promise<DeskTemple> {
    return this.desk.detail(id);
  }

  @Handle(templeDeskEndpoints.suspend)
  suspend(
    @CurrentActor() actor: Actor,
    @Param('templeId') id: string,
    @ValidBody() body: BodyOf<typeof templeDeskEndpoints.suspend>,
  ): Promise<DeskTemple> {
    return this.desk.suspend(actor, id, body);
  }

  @Handle(templeDeskEndpoints.reinstate)
  reinstate(
    @CurrentActor() actor: Actor,
    @Param('templeId') id: string,
    @ValidBody() body: BodyOf<typeof templeDeskEndpoints.reinstate>,
  ): Promise<DeskTemple> {
    return this.desk.reinstate(actor, id, body);
  }
}
