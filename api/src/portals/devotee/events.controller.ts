import { Controller } from '@nestjs/common';
import { type EventCard, type Page, publicEventEndpoints, type QueryOf } from '@sannidhi/contracts';
import { PublicEvents } from '../../domain/events/public-events.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class DevoteeEventsController {
  constructor(private readonly events: PublicEvents) {}

  @Handle(publicEventEndpoints.mine)
  mine(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof publicEventEndpoints.mine>): Promise<Page<EventCard>> {
    return this.events.mine(actor, query);
  }
}
