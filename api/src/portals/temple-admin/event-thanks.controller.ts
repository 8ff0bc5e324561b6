import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type EventThanks, eventThanksEndpoints } from '@sannidhi/contracts';
import { EventThanksDesk } from '../../domain/event-thanks/event-thanks-desk.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class EventThanksController {
  constructor(private readonly desk: EventThanksDesk) {}

  @Handle(eventThanksEndpoints.thanks)
  thanks(@CurrentActor() actor: Actor, @Param('eventId') eventId: string): Promise<EventThanks> {
    return this.desk.thanks(actor, eventId);
  }

  @Handle(eventThanksEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('eventId') eventId: string,
    @ValidBody() body: BodyOf<typeof eventThanksEndpoints.change>,
  ): Promise<EventThanks> {
    return this.desk.change(actor, eventId, body);
  }
}
