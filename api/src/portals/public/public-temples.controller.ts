import { Controller } from '@nestjs/common';
import { type Page, type QueryOf, type TemplePublic, templeEndpoints } from '@sannidhi/contracts';
import { TemplesService } from '../../domain/temples/temples.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PublicTemplesController {
  constructor(private readonly temples: TemplesService) {}

  @Handle(templeEndpoints.list)
  list(@ValidQuery() query: QueryOf<typeof templeEndpoints.list>): Promise<Page<TemplePublic>> {
    return this.temples.list(query);
  }
}
