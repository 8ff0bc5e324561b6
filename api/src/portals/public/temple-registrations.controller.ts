import { Controller } from '@nestjs/common';
import {
  type BodyOf,
  type Language,
  type QueryOf,
  type RegistrationDraft,
  type RegistrationProgress,
  type RegistrationReceived,
  registrationEndpoints,
  type UploadedDocument,
} from '@sannidhi/contracts';
import { RegistrationPapersService } from '../../domain/temple-registrations/registration-papers.service.ts';
import { TempleApplicationsService } from '../../domain/temple-registrations/temple-applications.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, PageLanguage, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class TempleRegistrationsController {
  constructor(
    private readonly applications: TempleApplicationsService,
    private readonly papers: RegistrationPapersService,
  ) {}

  @Handle(registrationEndpoints.upload)
  upload(
    @ValidBody() bytes: unknown,
    @ValidQuery() query: QueryOf<typeof registrationEndpoints.upload>,
    @ClientAddress() address: string,
  ): Promise<UploadedDocument> {
    return this.papers.take(bytes, query, address);
  }

  @Handle(registrationEndpoints.register)
  register(
    @ValidBody() body: BodyOf<typeof registrationEndpoints.register>,
    @ClientAddress() address: string,
    @PageLanguage() language: Language,
  ): Promise<RegistrationReceived> {
    return this.applications.register(body, address, language);
  }

  @Handle(registrationEndpoints.progress)
  progress(
    @ValidBody() body: BodyOf<typeof registrationEndpoints.progress>,
    @ClientAddress() address: string,
  ): Promise<RegistrationProgress> {
    return this.applications.progress(body, address);
  }

  @Handle(registrationEndpoints.draft)
  draft(@ValidBody() body: BodyOf<typeof registrationEndpoints.draft>, @ClientAddress() address: string): Promise<RegistrationDraft> {
    return this.applications.draft(body, address);
  }

  @Handle(registrationEndpoints.resubmit)
  resubmit(
    @ValidBody() body: BodyOf<typeof registrationEndpoints.resubmit>,
    @ClientAddress() address: string,
  ): Promise<RegistrationReceived> {
    return this.applications.resubmit(body, address);
  }
}
