import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, type RegistryDocument, type Remote, type RemoteRelease, remoteReleaseSchema } from '@sannidhi/contracts';

interface KnownRelease {
  changedAt: number;
  release: RemoteRelease;
}

/**
 * The build of each remote that is installed with the platform, read from `<remote>/dist/mfe.json`: what it runs until its team publishes
 * one. A new build under `root` is picked up by the next page, without a restart (see `keepInstalled`). A remote that was never built, or whose release is malformed, is
 * absent: its area says so, the rest works.
 */
export class BuiltReleases {
  private readonly root: string;
  private readonly known = new Map<Remote, KnownRelease>();

  constructor(root: string) {
    this.root = root;
  }

  document(): RegistryDocument {
    return { releases: REMOTES.flatMap((name) => this.releaseOf(name) ?? []) };
  }

  /** The folder a remote's build is served from. */
  folderOf(name: Remote): string {
    return join(this.root, name, 'dist');
  }

  releaseOf(name: Remote): RemoteRelease | undefined {
    const file = join(this.folderOf(name), 'mfe.json');
    if (!existsSync(file)) return undefined;
    const changedAt = statSync(file).mtimeMs;
    const known = this.known.get(name);
    if (known?.changedAt === changedAt) return known.release;
    const release = readRelease(file);
    if (release) this.known.set(name, { changedAt, release });
    return release;
  }
}

function readRelease(file: string): RemoteRelease | undefined {
  try {
    return remoteReleaseSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')), { strict: true }) as RemoteRelease;
  } catch {
    return undefined;
  }
}
