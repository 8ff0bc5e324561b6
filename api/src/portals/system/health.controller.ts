import { Controller } from '@nestjs/common';
import { type Health, systemEndpoints } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Handle } from '../../platform/http/handle.ts';

/** Health checks for load balancers. */
@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  @Handle(systemEndpoints.live)
  live(): Health {
    return { status: 'ok' };
  }

  @Handle(systemEndpoints.ready)
  async ready(): Promise<Health> {
    await this.database.reader.query('SELECT 1').catch(() => {
      throw new DomainError('unavailable');
    });
    return { status: 'ok' };
  }
}
