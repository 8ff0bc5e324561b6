import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type PriestDay, type PriestDayService, priestDayEndpoints, type QueryOf } from '@sannidhi/contracts';
import { PriestDays } from '../../domain/sheets/priest-days.service.ts';
import { ServicePhotos } from '../../domain/sheets/service-photos.service.ts';
import { UndoneMarks } from '../../domain/sheets/undone-marks.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PriestDaysController {
  constructor(
    private readonly days: PriestDays,
    private readonly photos: ServicePhotos,
    private readonly undone: UndoneMarks,
  ) {}

  @Handle(priestDayEndpoints.day)
  day(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof priestDayEndpoints.day>): Promise<PriestDay> {
    return this.days.day(actor, query);
  }

  @Handle(priestDayEndpoints.performed)
  performed(
    @CurrentActor() actor: Actor,
    @Param('slotId') slotId: string,
    @ValidBody() body: BodyOf<typeof priestDayEndpoints.performed>,
  ): Promise<PriestDayService> {
    return this.days.performed(actor, slotId, body);
  }

  @Handle(priestDayEndpoints.undo)
  undo(
    @CurrentActor() actor: Actor,
    @Param('slotId') slotId: string,
    @ValidBody() body: BodyOf<typeof priestDayEndpoints.undo>,
  ): Promise<PriestDayService> {
    return this.undone.byPriest(actor, slotId, body);
  }

  @Handle(priestDayEndpoints.photo)
  photo(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof priestDayEndpoints.photo>,
    @ValidBody() bytes: unknown,
  ): Promise<PriestDayService> {
    return this.photos.add(actor, query, bytes);
  }
}
