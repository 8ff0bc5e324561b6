import { Controller, Param, type Type } from '@nestjs/common';
import type { Assignee, BodyOf, ConversationDetail, ConversationFolders, ConversationMessage, OfficeEndpoints } from '@sannidhi/contracts';
import { ConversationDesk } from '../../domain/conversations/conversation-desk.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

/** The controller of what an office does besides reading and writing. */
export function deskController(endpoints: OfficeEndpoints): Type {
  @Controller()
  class DeskController {
    constructor(private readonly desk: ConversationDesk) {}

    @Handle(endpoints.folders)
    folders(@CurrentActor() actor: Actor): Promise<ConversationFolders> {
      return this.desk.folders(actor);
    }

    @Handle(endpoints.labels)
    labels(@CurrentActor() actor: Actor): Promise<string[]> {
      return this.desk.labels(actor);
    }

    @Handle(endpoints.colleagues)
    colleagues(@CurrentActor() actor: Actor): Promise<Assignee[]> {
      return this.desk.colleagues(actor);
    }

    @Handle(endpoints.handle)
    handle(
      @CurrentActor() actor: Actor,
      @Param('conversationId') id: string,
      @ValidBody() body: BodyOf<OfficeEndpoints['handle']>,
    ): Promise<ConversationDetail> {
      return this.desk.handle(actor, id, body);
    }

    @Handle(endpoints.note)
    note(
      @CurrentActor() actor: Actor,
      @Param('conversationId') id: string,
      @ValidBody() body: BodyOf<OfficeEndpoints['note']>,
      @Claim() claim: IdempotencyClaim,
    ): Promise<ConversationMessage> {
      return this.desk.note(actor, id, body, claim);
    }
  }
  return DeskController;
}
