import { Controller, Inject } from '@nestjs/common';
import { type DeliveredMessage, type QueryOf, systemEndpoints } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidQuery } from '../../platform/http/parameters.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';

/** What the local outbox stored instead of sending. If email is really sent, it doesn't exist. */
@Controller()
export class DevOutboxController {
  constructor(
    private readonly local: LocalOutbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Handle(systemEndpoints.outbox)
  list(@ValidQuery() { to }: QueryOf<typeof systemEndpoints.outbox>): Promise<DeliveredMessage[]> {
    if (this.settings.outbox.kind !== 'local') throw new DomainError('not-found');
    return this.local.list(to);
  }
}
