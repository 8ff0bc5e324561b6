import { Injectable } from '@nestjs/common';
import type { Remote, RemoteRelease } from '@sannidhi/contracts';

/** Where to find the builds from the installation. */
export interface ReleaseSource {
  releaseOf(remote: Remote): RemoteRelease | undefined;
}

/** The builds from the installation: what a remote runs until its team publishes one, and the last stop of a rollback. */
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
