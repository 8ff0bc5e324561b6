import { Body, Controller, Header, Param, type StreamableFile, type Type } from '@nestjs/common';
import type { MessageAttachment, QueryOf, SideEndpoints } from '@sannidhi/contracts';
import { MessageAttachments } from '../../domain/conversations/message-attachments.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { attachedFile } from '../../platform/http/attached-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

/** What a file from somebody else may do when it is opened by itself: nothing. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** The controller of what one portal’s messages carry. */
export function attachmentController(endpoints: SideEndpoints): Type {
  @Controller()
  class AttachmentController {
    constructor(private readonly attachments: MessageAttachments) {}

    @Handle(endpoints.attach)
    attach(
      @CurrentActor() actor: Actor,
      @Body() bytes: unknown,
      @ValidQuery() { name }: QueryOf<SideEndpoints['attach']>,
    ): Promise<MessageAttachment> {
      return this.attachments.add(actor, bytes, name);
    }

    @Handle(endpoints.attachment)
    @Header('content-security-policy', SANDBOX)
    @Header('cache-control', 'private, max-age=3600')
    async file(@CurrentActor() actor: Actor, @Param('attachmentId') id: string): Promise<StreamableFile> {
      return attachedFile(await this.attachments.file(actor, id));
    }

    @Handle(endpoints.detach)
    detach(@CurrentActor() actor: Actor, @Param('attachmentId') id: string): Promise<void> {
      return this.attachments.remove(actor, id);
    }
  }
  return AttachmentController;
}
