import { Controller, Headers, Param, type Type } from '@nestjs/common';
import type {
  BodyOf,
  ConversationDetail,
  ConversationMessage,
  ConversationRow,
  Correspondent,
  MessageCounts,
  MessageEvent,
  MessageRecord,
  Page,
  Presence,
  QueryOf,
  SideEndpoints,
} from '@sannidhi/contracts';
import { ConversationPresences } from '../../domain/conversations/conversation-presence.service.ts';
import { ConversationWriting } from '../../domain/conversations/conversation-writing.service.ts';
import { Conversations } from '../../domain/conversations/conversations.service.ts';
import { Correspondents } from '../../domain/conversations/correspondents.service.ts';
import { MessageRecords } from '../../domain/conversations/message-records.service.ts';
import { MessageStreams } from '../../domain/conversations/message-streams.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

/** The controller of one portal’s conversations: the same in each, under the portal’s own endpoints. */
export function sideController(endpoints: SideEndpoints): Type {
  @Controller()
  class SideController {
    constructor(
      private readonly conversations: Conversations,
      private readonly writing: ConversationWriting,
      private readonly correspondents: Correspondents,
      private readonly records: MessageRecords,
      private readonly presences: ConversationPresences,
      private readonly streams: MessageStreams,
    ) {}

    @Handle(endpoints.list)
    list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<SideEndpoints['list']>): Promise<Page<ConversationRow>> {
      return this.conversations.list(actor, query);
    }

    @Handle(endpoints.correspondents)
    people(@CurrentActor() actor: Actor, @ValidQuery() { search }: QueryOf<SideEndpoints['correspondents']>): Promise<Correspondent[]> {
      return this.correspondents.list(actor, search);
    }

    @Handle(endpoints.counts)
    counts(@CurrentActor() actor: Actor): Promise<MessageCounts> {
      return this.conversations.counts(actor);
    }

    @Handle(endpoints.events)
    events(@CurrentActor() actor: Actor, @Headers('last-event-id') last: string | undefined): Promise<EventStream<MessageEvent>> {
      return this.streams.open(actor, last);
    }

    @Handle(endpoints.one)
    one(@CurrentActor() actor: Actor, @Param('conversationId') id: string): Promise<ConversationDetail> {
      return this.conversations.one(actor, id);
    }

    @Handle(endpoints.thread)
    thread(
      @CurrentActor() actor: Actor,
      @Param('conversationId') id: string,
      @ValidQuery() page: QueryOf<SideEndpoints['thread']>,
    ): Promise<Page<ConversationMessage>> {
      return this.conversations.thread(actor, id, page);
    }

    @Handle(endpoints.records)
    choices(@CurrentActor() actor: Actor, @Param('conversationId') id: string): Promise<MessageRecord[]> {
      return this.records.choices(actor, id);
    }

    @Handle(endpoints.start)
    start(
      @CurrentActor() actor: Actor,
      @ValidBody() body: BodyOf<SideEndpoints['start']>,
      @Claim() claim: IdempotencyClaim,
    ): Promise<ConversationDetail> {
      return this.writing.start(actor, body, claim);
    }

    @Handle(endpoints.reply)
    reply(
      @CurrentActor() actor: Actor,
      @Param('conversationId') id: string,
      @ValidBody() body: BodyOf<SideEndpoints['reply']>,
      @Claim() claim: IdempotencyClaim,
    ): Promise<ConversationMessage> {
      return this.writing.reply(actor, id, body, claim);
    }

    @Handle(endpoints.read)
    read(
      @CurrentActor() actor: Actor,
      @Param('conversationId') id: string,
      @ValidBody() { through }: BodyOf<SideEndpoints['read']>,
    ): Promise<MessageCounts> {
      return this.conversations.read(actor, id, through);
    }

    @Handle(endpoints.present)
    present(@CurrentActor() actor: Actor, @Param('conversationId') id: string): Promise<Presence[]> {
      return this.presences.of(actor, id);
    }

    @Handle(endpoints.appear)
    appear(
      @CurrentActor() actor: Actor,
      @Param('conversationId') id: string,
      @ValidBody() { typing }: BodyOf<SideEndpoints['appear']>,
    ): Promise<void> {
      return this.presences.appear(actor, id, typing);
    }
  }
  return SideController;
}
