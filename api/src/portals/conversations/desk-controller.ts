import { Controller, Param, type Type } from '@nestjs/common';
import type {
  Absence,
  BodyOf,
  Colleague,
  ConversationDetail,
  ConversationFolders,
  ConversationMessage,
  ConversationRow,
  OfficeEndpoints,
} from '@sannidhi/contracts';
import { Absences } from '../../domain/conversations/absences.service.ts';
import { ConversationDesk } from '../../domain/conversations/conversation-desk.service.ts';
import { ConversationMerging } from '../../domain/conversations/conversation-merging.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

/** The controller of what an office does besides reading and writing. */
export function deskController(endpoints: OfficeEndpoints): Type {
  @Controller()
  class DeskController {
    constructor(
      private readonly desk: ConversationDesk,
      private readonly absences: Absences,
      private readonly merging: ConversationMerging,
    ) {}

    @Handle(endpoints.folders)
    folders(@CurrentActor() actor: Actor): Promise<ConversationFolders> {
      return this.desk.folders(actor);
    }

    @Handle(endpoints.labels)
    labels(@CurrentActor() actor: Actor): Promise<string[]> {
      return this.desk.labels(actor);
    }

    @Handle(endpoints.colleagues)
    colleagues(@CurrentActor() actor: Actor): Promise<Colleague[]> {
      return this.desk.colleagues(actor);
    }

    @Handle(endpoints.away)
    away(@CurrentActor() actor: Actor): Promise<Absence> {
      return this.absences.of(actor);
    }

    @Handle(endpoints.setAway)
    setAway(@CurrentActor() actor: Actor, @ValidBody() { until }: BodyOf<OfficeEndpoints['setAway']>): Promise<Absence> {
      return this.absences.set(actor, until);
    }

    @Handle(endpoints.others)
    others(@CurrentActor() actor: Actor, @Param('conversationId') id: string): Promise<ConversationRow[]> {
      return this.merging.others(actor, id);
    }

    @Handle(endpoints.merge)
    merge(
      @CurrentActor() actor: Actor,
      @Param('conversationId') id: string,
      @ValidBody() { into }: BodyOf<OfficeEndpoints['merge']>,
    ): Promise<ConversationDetail> {
      return this.merging.merge(actor, id, into);
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
