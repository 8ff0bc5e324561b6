import { Controller } from '@nestjs/common';
import { type BodyOf, type ContactReceived, type Language, supportEndpoints } from '@sannidhi/contracts';
import { SupportService } from '../../domain/support/support.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, PageLanguage, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class ContactController {
  constructor(private readonly support: SupportService) {}

  @Handle(supportEndpoints.contact)
  contact(
    @ValidBody() body: BodyOf<typeof supportEndpoints.contact>,
    @ClientAddress() address: string,
    @PageLanguage() language: Language,
  ): Promise<ContactReceived> {
    return this.support.receive(body, address, language);
  }
}
