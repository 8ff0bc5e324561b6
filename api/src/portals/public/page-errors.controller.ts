import { Controller } from '@nestjs/common';
import { type BodyOf, pageErrorEndpoints } from '@sannidhi/contracts';
import { PageErrorsService } from '../../domain/page-errors/page-errors.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class PageErrorsController {
  constructor(private readonly pageErrors: PageErrorsService) {}

  @Handle(pageErrorEndpoints.report)
  report(@ValidBody() body: BodyOf<typeof pageErrorEndpoints.report>, @ClientAddress() address: string): Promise<void> {
    return this.pageErrors.log(body, address);
  }
}
