import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type OpeningEvent, type OwnOpening, type OwnOpeningRow, openingEndpoints } from '@sannidhi/contracts';
import { DrawEntries } from '../../domain/openings/draw-entries.service.ts';
import { OpeningPlaces } from '../../domain/openings/opening-places.service.ts';
import { WaitingRooms } from '../../domain/openings/waiting-rooms.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class DevoteeOpeningsController {
  constructor(
    private readonly places: OpeningPlaces,
    private readonly entries: DrawEntries,
    private readonly rooms: WaitingRooms,
  ) {}

  @Handle(openingEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<OwnOpeningRow[]> {
    return this.places.mine(actor);
  }

  @Handle(openingEndpoints.own)
  own(@CurrentActor() actor: Actor, @Param('openingId') openingId: string): Promise<OwnOpening> {
    return this.places.own(actor, openingId);
  }

  @Handle(openingEndpoints.join)
  join(@CurrentActor() actor: Actor, @Param('openingId') openingId: string): Promise<OwnOpening> {
    return this.places.join(actor, openingId);
  }

  @Handle(openingEndpoints.register)
  register(
    @CurrentActor() actor: Actor,
    @Param('openingId') openingId: string,
    @ValidBody() body: BodyOf<typeof openingEndpoints.register>,
  ): Promise<OwnOpening> {
    return this.entries.register(actor, openingId, body);
  }

  @Handle(openingEndpoints.leave)
  leave(@CurrentActor() actor: Actor, @Param('openingId') openingId: string): Promise<void> {
    return this.places.leave(actor, openingId);
  }

  @Handle(openingEndpoints.remind)
  remind(
    @CurrentActor() actor: Actor,
    @Param('openingId') openingId: string,
    @ValidBody() body: BodyOf<typeof openingEndpoints.remind>,
  ): Promise<OwnOpening> {
    return this.places.remind(actor, openingId, body);
  }

  @Handle(openingEndpoints.events)
  events(@CurrentActor() actor: Actor, @Param('openingId') openingId: string): Promise<EventStream<OpeningEvent>> {
    return this.rooms.open(actor, openingId);
  }
}
