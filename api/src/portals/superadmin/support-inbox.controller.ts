import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type Page, type QueryOf, type SupportMessage, supportInboxEndpoints } from '@sannidhi/contracts';
import { SupportInboxService } from '../../domain/support/support-inbox.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class SupportInboxController {
  constructor(private readonly inbox: SupportInboxService) {}

  @Handle(supportInboxEndpoints.messages)
  messages(@ValidQuery() query: QueryOf<typeof supportInboxEndpoints.messages>): Promise<Page<SupportMessage>> {
    return this.inbox.list(query);
  }

  @Handle(supportInboxEndpoints.answer)
  answer(
    @CurrentActor() actor: Actor,
    @Param('messageId') messageId: string,
    @ValidBody() { reply }: BodyOf<typeof supportInboxEndpoints.answer>,
  ): Promise<SupportMessage> {
    return this.inbox.answer(actor, messageId, reply);
  }

  @Handle(supportInboxEndpoints.close)
  close(@CurrentActor() actor: Actor, @Param('messageId') messageId: string): Promise<SupportMessage> {
    return this.inbox.close(actor, messageId);
  }
}
