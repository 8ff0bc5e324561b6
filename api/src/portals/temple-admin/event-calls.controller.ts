import { Controller, Param } from '@nestjs/common';
import { type BodyOf, eventCallEndpoints, type Page, type PartyToCall, type QueryOf } from '@sannidhi/contracts';
import { EventCalls } from '../../domain/tickets/dates/event-calls.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class EventCallsController {
  constructor(private readonly calls: EventCalls) {}

  @Handle(eventCallEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof eventCallEndpoints.list>): Promise<Page<PartyToCall>> {
    return this.calls.list(actor, query);
  }

  @Handle(eventCallEndpoints.tick)
  tick(
    @CurrentActor() actor: Actor,
    @Param('ticketId') ticketId: string,
    @ValidBody() body: BodyOf<typeof eventCallEndpoints.tick>,
  ): Promise<PartyToCall> {
    return this.calls.tick(actor, ticketId, body);
  }
}
