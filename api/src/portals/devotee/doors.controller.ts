import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type DoorEvent, type DoorList, type DoorSync, doorEndpoints, type RecordEvent } from '@sannidhi/contracts';
import { DoorLists } from '../../domain/ticket-doors/door-list.service.ts';
import { DoorLogs } from '../../domain/ticket-doors/door-log.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class DevoteeDoorsController {
  constructor(
    private readonly lists: DoorLists,
    private readonly logs: DoorLogs,
  ) {}

  @Handle(doorEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<DoorEvent[]> {
    return this.lists.mine(actor);
  }

  @Handle(doorEndpoints.list)
  list(@CurrentActor() actor: Actor, @Param('occurrenceId') occurrenceId: string): Promise<DoorList> {
    return this.lists.ofHelper(actor, occurrenceId);
  }

  @Handle(doorEndpoints.sync)
  sync(
    @CurrentActor() actor: Actor,
    @Param('occurrenceId') occurrenceId: string,
    @ValidBody() body: BodyOf<typeof doorEndpoints.sync>,
  ): Promise<DoorSync> {
    return this.logs.ofHelper(actor, occurrenceId, body);
  }

  @Handle(doorEndpoints.events)
  events(@CurrentActor() actor: Actor, @Param('occurrenceId') occurrenceId: string): Promise<EventStream<RecordEvent>> {
    return this.logs.helperEvents(actor, occurrenceId);
  }
}
