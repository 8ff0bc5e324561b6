import { Controller, Param, type Type } from '@nestjs/common';
import type { BodyOf, CannedEndpoints, CannedReply } from '@sannidhi/contracts';
import { CannedReplies } from '../../domain/conversations/canned-replies.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

/** The controller of one office’s canned replies. */
export function cannedController(endpoints: CannedEndpoints): Type {
  @Controller()
  class CannedController {
    constructor(private readonly replies: CannedReplies) {}

    @Handle(endpoints.list)
    list(@CurrentActor() actor: Actor): Promise<CannedReply[]> {
      return this.replies.list(actor);
    }

    @Handle(endpoints.add)
    add(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<CannedEndpoints['add']>): Promise<CannedReply> {
      return this.replies.add(actor, body);
    }

    @Handle(endpoints.change)
    change(
      @CurrentActor() actor: Actor,
      @Param('cannedReplyId') id: string,
      @ValidBody() body: BodyOf<CannedEndpoints['change']>,
    ): Promise<CannedReply> {
      return this.replies.change(actor, id, body);
    }

    @Handle(endpoints.remove)
    remove(@CurrentActor() actor: Actor, @Param('cannedReplyId') id: string): Promise<void> {
      return this.replies.remove(actor, id);
    }
  }
  return CannedController;
}
