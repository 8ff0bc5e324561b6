import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf, Remote, remoteEndpoints } from '@sannidhi/contracts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import type { RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { PageLoadNames } from './page-load-name.ts';
import { RemoteLoad } from './remote-load.entity.ts';

/** A temple hall shares one address. More wouldn't matter: the figures count only a few loads per address. */
const PER_NETWORK: RateRule = { free: 600, windowSeconds: 10 * 60, firstWaitSeconds: 60 };

/** Pages' reports about the remotes they loaded. */
@Injectable()
export class RemoteLoadsService {
  constructor(
    private readonly database: Database,
    private readonly names: PageLoadNames,
    private readonly limits: NetworkLimits,
    private readonly ring: KeyRing,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Counts a load or a failure once per signed page load. Throws `invalid-signature` and `too-many-requests`. */
  async count({ pageLoad, remote, release, failed, phase, kind }: BodyOf<typeof remoteEndpoints.load>, address: string): Promise<void> {
    const pageLoadId = this.names.idOf(pageLoad);
    if (!pageLoadId) throw new DomainError('invalid-signature');
    await this.limits.take('remote-loads', address, PER_NETWORK);
    if (failed) this.logger.warn({ remote, release, phase, kind }, 'a remote failed in a page');
    const addressKey = this.ring.hash('remote-load', networkOf(address));
    const row = { id: newId(), remote: remote as Remote, releaseName: release, pageLoadId, failed, addressKey, at: new Date() };
    await this.database.transaction((tx) => insertOnce(tx, RemoteLoad, row));
  }
}
