import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf, pageErrorEndpoints } from '@sannidhi/contracts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import type { RateRule } from '../../platform/rate-limit/rate-limiter.ts';

/** A temple hall shares one address; a page reports at most ten times. */
const PER_NETWORK: RateRule = { free: 30, windowSeconds: 10 * 60, firstWaitSeconds: 60 };

/** Errors reported by pages, as lines in the server's log. */
@Injectable()
export class PageErrorsService {
  constructor(
    private readonly limits: NetworkLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Logs a report without the sender's address. Throws `too-many-requests`. */
  async log(report: BodyOf<typeof pageErrorEndpoints.report>, address: string): Promise<void> {
    await this.limits.take('page-errors', address, PER_NETWORK);
    this.logger.warn({ pageError: report }, 'An error in a page');
  }
}
