import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type DoorHelper, type DoorList, type DoorSync, doorEndpoints, type RecordEvent } from '@sannidhi/contracts';
import { DoorHelpers } from '../../domain/ticket-doors/door-helpers.service.ts';
import { DoorLists } from '../../domain/ticket-doors/door-list.service.ts';
import { DoorLogs } from '../../domain/ticket-doors/door-log.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class DoorsController {
  constructor(
    private readonly lists: DoorLists,
    private readonly logs: DoorLogs,
    private readonly keepers: DoorHelpers,
  ) {}

  @Handle(doorEndpoints.officeList)
  list(@CurrentActor() actor: Actor, @Param('occurrenceId') occurrenceId: string): Promise<DoorList> {
    return this.lists.ofOffice(actor, occurrenceId);
  }

  @Handle(doorEndpoints.officeSync)
  sync(
    @CurrentActor() actor: Actor,
    @Param('occurrenceId') occurrenceId: string,
    @ValidBody() body: BodyOf<typeof doorEndpoints.officeSync>,
  ): Promise<DoorSync> {
    return this.logs.ofOffice(actor, occurrenceId, body);
  }

  @Handle(doorEndpoints.officeEvents)
  events(@CurrentActor() actor: Actor, @Param('occurrenceId') occurrenceId: string): Promise<EventStream<RecordEvent>> {
    return this.logs.officeEvents(actor, occurrenceId);
  }

  @Handle(doorEndpoints.helpers)
  helpers(@CurrentActor() actor: Actor, @Param('occurrenceId') occurrenceId: string): Promise<DoorHelper[]> {
    return this.keepers.list(actor, occurrenceId);
  }

  @Handle(doorEndpoints.addHelper)
  addHelper(
    @CurrentActor() actor: Actor,
    @Param('occurrenceId') occurrenceId: string,
    @ValidBody() body: BodyOf<typeof doorEndpoints.addHelper>,
  ): Promise<DoorHelper[]> {
    return this.keepers.add(actor, occurrenceId, body);
  }

  @Handle(doorEndpoints.removeHelper)
  removeHelper(
    @CurrentActor() actor: Actor,
    @Param('occurrenceId') occurrenceId: string,
    @Param('helperId') helperId: string,
  ): Promise<DoorHelper[]> {
    return this.keepers.remove(actor, occurrenceId, helperId);
  }
}
