import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type Broadcast,
  type BroadcastAudience,
  type BroadcastDetail,
  type BroadcastGroup,
  type BroadcastRecipient,
  broadcastEndpoints,
  type Page,
  type QueryOf,
  type TestedBroadcast,
} from '@sannidhi/contracts';
import { BroadcastDesk } from '../../domain/broadcasts/broadcast-desk.service.ts';
import { BroadcastLists } from '../../domain/broadcasts/broadcast-lists.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class BroadcastsController {
  constructor(
    private readonly desk: BroadcastDesk,
    private readonly lists: BroadcastLists,
  ) {}

  @Handle(broadcastEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof broadcastEndpoints.list>): Promise<Page<Broadcast>> {
    return this.lists.list(actor, query);
  }

  @Handle(broadcastEndpoints.show)
  show(@CurrentActor() actor: Actor, @Param('broadcastId') broadcastId: string): Promise<BroadcastDetail> {
    return this.lists.show(actor, broadcastId);
  }

  @Handle(broadcastEndpoints.recipients)
  recipients(
    @CurrentActor() actor: Actor,
    @Param('broadcastId') broadcastId: string,
    @ValidQuery() query: QueryOf<typeof broadcastEndpoints.recipients>,
  ): Promise<Page<BroadcastRecipient>> {
    return this.lists.recipients(actor, broadcastId, query);
  }

  @Handle(broadcastEndpoints.groups)
  groups(@CurrentActor() actor: Actor): Promise<BroadcastGroup[]> {
    return this.lists.groups(actor);
  }

  @Handle(broadcastEndpoints.audience)
  audience(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof broadcastEndpoints.audience>): Promise<BroadcastAudience> {
    return this.lists.audience(actor, body);
  }

  @Handle(broadcastEndpoints.add)
  add(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof broadcastEndpoints.add>): Promise<Broadcast> {
    return this.desk.add(actor, body);
  }

  @Handle(broadcastEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('broadcastId') broadcastId: string,
    @ValidBody() body: BodyOf<typeof broadcastEndpoints.change>,
  ): Promise<Broadcast> {
    return this.desk.change(actor, broadcastId, body);
  }

  @Handle(broadcastEndpoints.test)
  test(
    @CurrentActor() actor: Actor,
    @Param('broadcastId') broadcastId: string,
    @ValidBody() body: BodyOf<typeof broadcastEndpoints.test>,
  ): Promise<TestedBroadcast> {
    return this.desk.test(actor, broadcastId, body);
  }

  @Handle(broadcastEndpoints.start)
  start(
    @CurrentActor() actor: Actor,
    @Param('broadcastId') broadcastId: string,
    @ValidBody() body: BodyOf<typeof broadcastEndpoints.start>,
  ): Promise<Broadcast> {
    return this.desk.start(actor, broadcastId, body);
  }

  @Handle(broadcastEndpoints.pause)
  pause(@CurrentActor() actor: Actor, @Param('broadcastId') broadcastId: string): Promise<Broadcast> {
    return this.desk.pause(actor, broadcastId);
  }

  @Handle(broadcastEndpoints.resume)
  resume(@CurrentActor() actor: Actor, @Param('broadcastId') broadcastId: string): Promise<Broadcast> {
    return this.desk.resume(actor, broadcastId);
  }

  @Handle(broadcastEndpoints.cancel)
  cancel(@CurrentActor() actor: Actor, @Param('broadcastId') broadcastId: string): Promise<Broadcast> {
    return this.desk.cancel(actor, broadcastId);
  }

  @Handle(broadcastEndpoints.retry)
  retry(@CurrentActor() actor: Actor, @Param('broadcastId') broadcastId: string): Promise<Broadcast> {
    return this.desk.retry(actor, broadcastId);
  }
}
