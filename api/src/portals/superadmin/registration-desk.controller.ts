import { Controller, Param, StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type Page,
  type QueryOf,
  type RegistrationDetail,
  type RegistrationRow,
  registrationEndpoints,
} from '@sannidhi/contracts';
import { RegistrationDeskService } from '../../domain/temple-registrations/registration-desk.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class RegistrationDeskController {
  constructor(private readonly desk: RegistrationDeskService) {}

  @Handle(registrationEndpoints.list)
  list(@ValidQuery() query: QueryOf<typeof registrationEndpoints.list>): Promise<Page<RegistrationRow>> {
    return this.desk.list(query);
  }

  @Handle(registrationEndpoints.detail)
  detail(@Param('registrationId') id: string): Promise<RegistrationDetail> {
    return this.desk.detail(id);
  }

  @Handle(registrationEndpoints.document)
  async document(@Param('registrationId') id: string, @Param('documentId') documentId: string): Promise<StreamableFile> {
    const { bytes, mediaType } = await this.desk.document(id, documentId);
    return new StreamableFile(bytes, { type: mediaType, disposition: 'attachment', length: bytes.length });
  }

  @Handle(registrationEndpoints.take)
  take(
    @CurrentActor() actor: Actor,
    @Param('registrationId') id: string,
    @ValidBody() body: BodyOf<typeof registrationEndpoints.take>,
  ): Promise<RegistrationDetail> {
    return this.desk.take(actor, id, body);
  }

  @Handle(registrationEndpoints.check)
  check(
    @CurrentActor() actor: Actor,
    @Param('registrationId') id: string,
    @ValidBody() body: BodyOf<typeof registrationEndpoints.check>,
  ): Promise<RegistrationDetail> {
    return this.desk.check(actor, id, body);
  }

  @Handle(registrationEndpoints.decide)
  decide(
    @CurrentActor() actor: Actor,
    @Param('registrationId') id: string,
    @ValidBody() body: BodyOf<typeof registrationEndpoints.decide>,
  ): Promise<RegistrationDetail> {
    return this.desk.decide(actor, id, body);
  }
}
