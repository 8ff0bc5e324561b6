import { Injectable } from '@nestjs/common';
import type { Remote, RemoteRelease } from '@sannidhi/contracts';

/** Where the builds that came with the installation are found. */
export interface ReleaseSource {
  releaseOf(remote: Remote): RemoteRelease | undefined;
}

/** The builds that came with the installation: what a remote runs until its team publishes one, and what a last rollback returns to. */
@Injectable()
export class InstalledReleases {
  #source: ReleaseSource | undefined;

  /** Called once, by the process that serves them. */
  use(source: ReleaseSource): void {
    this.#source = source;
  }

  of(remote: Remote): RemoteRelease | undefined {
    return this.#source?.releaseOf(remote);
  }
}
