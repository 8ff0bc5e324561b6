import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { RELEASE_FILE_LIMIT_BYTES } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { newId } from '../ids/new-id.ts';

const RELEASE_FILE = /^\w[\w-]*(\.[\w-]+)*$/;
const RELEASE_NAME = /^[0-9a-f]{16}$/;
const REMOTE_NAME = /^mfe-[a-z-]+$/;
/** All files of a release together; each is read into memory once, when it is checked. */
const RELEASE_LIMIT_BYTES = 40 * 1024 * 1024;

/** The immutable files of published releases. A port: the disk under `DATA_DIR/remotes` is its adapter. */
export abstract class ReleaseStore {
  /** Takes in one file of a release to come. Throws `release-file-name` and `request-too-large`. */
  abstract receive(remote: string, release: string, file: string, content: Readable): Promise<void>;
  /** Everything received for a release, by file name. Throws `request-too-large`. */
  abstract received(remote: string, release: string): Promise<Map<string, Buffer>>;
  /** Whether the files of a release are kept. */
  abstract has(remote: string, release: string): Promise<boolean>;
  /** Keeps a checked release, all of it or nothing; keeping it twice is the same as once. */
  abstract keep(remote: string, release: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  abstract remove(remote: string, release: string): Promise<void>;
  /** Forgets what was received and never published before `before`. */
  abstract forgetReceived(before: Date): Promise<void>;
}

@Injectable()
export class DiskReleaseStore extends ReleaseStore {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'dataDir'>) {
    super();
  }

  async receive(remote: string, release: string, file: string, content: Readable): Promise<void> {
    if (!RELEASE_FILE.test(file)) throw new DomainError('release-file-name');
    const folder = this.incoming(remote, release);
    const draft = join(folder, `.${newId()}`);
    await mkdir(folder, { recursive: true });
    try {
      await pipeline(content, limited, createWriteStream(draft));
      await rename(draft, join(folder, file));
    } finally {
      await rm(draft, { force: true });
    }
  }

  async received(remote: string, release: string): Promise<Map<string, Buffer>> {
    const folder = this.incoming(remote, release);
    const names = (await readdir(folder).catch(nothing)).filter((name) => RELEASE_FILE.test(name)).sort();
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
    if (sizes.reduce((sum, size) => sum + size, 0) > RELEASE_LIMIT_BYTES) throw new DomainError('request-too-large');
    return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
  }

  async has(remote: string, release: string): Promise<boolean> {
    return stat(this.folder(remote, release)).then(
      () => true,
      () => false,
    );
  }

  /** Writes beside and renames, so that a reader or a crash never meets half a release. */
  async keep(remote: string, release: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const draft = this.incoming(remote, `${release}.${newId()}`);
    await mkdir(draft, { recursive: true });
    await Promise.all([...files].map(([name, bytes]) => writeFile(join(draft, name), bytes, { flush: true })));
    await mkdir(join(this.folder(remote, release), '..'), { recursive: true });
    await rename(draft, this.folder(remote, release)).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      // The same content was kept by another publish a moment ago.
      if (!(await this.has(remote, release))) throw error;
    });
    await rm(this.incoming(remote, release), { recursive: true, force: true });
  }

  async remove(remote: string, release: string): Promise<void> {
    await rm(this.folder(remote, release), { recursive: true, force: true });
  }

  async forgetReceived(before: Date): Promise<void> {
    const root = join(this.settings.dataDir, 'remotes', INCOMING);
    for (const name of await readdir(root).catch(nothing)) {
      const { mtime } = await stat(join(root, name));
      if (mtime < before) await rm(join(root, name), { recursive: true, force: true });
    }
  }

  private folder(remote: string, release: string): string {
    if (!REMOTE_NAME.test(remote) || !RELEASE_NAME.test(release)) throw new DomainError('not-found');
    return join(this.settings.dataDir, 'remotes', remote, release);
  }

  private incoming(remote: string, release: string): string {
    if (!REMOTE_NAME.test(remote) || !RELEASE_NAME.test(release.slice(0, 16))) throw new DomainError('not-found');
    return join(this.settings.dataDir, 'remotes', INCOMING, `${remote}.${release}`);
  }
}

const INCOMING = '.incoming';
const nothing = (): string[] => [];

async function* limited(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of content) {
    bytes += part.length;
    if (bytes > RELEASE_FILE_LIMIT_BYTES) throw new DomainError('request-too-large');
    yield part;
  }
}
