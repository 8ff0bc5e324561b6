import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { newId } from '../ids/new-id.ts';
import { INCOMING, incomingPath, limited, RELEASE_FILE, RELEASE_LIMIT_BYTES, ReleaseStore, releasePath } from './release-store.ts';

/** Releases below `DATA_DIR`, from where they are served. */
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
    const root = join(this.settings.dataDir, INCOMING);
    for (const name of await readdir(root).catch(nothing)) {
      const { mtime } = await stat(join(root, name));
      if (mtime < before) await rm(join(root, name), { recursive: true, force: true });
    }
  }

  /** They lie there. */
  async bring(): Promise<void> {}

  private folder(remote: string, release: string): string {
    return join(this.settings.dataDir, releasePath(remote, release));
  }

  private incoming(remote: string, release: string): string {
    return join(this.settings.dataDir, incomingPath(remote, release));
  }
}

const nothing = (): string[] => [];
