import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { newId } from '../ids/new-id.ts';
import { DiskRoom } from './disk-room.ts';
import {
  INCOMING,
  incomingPath,
  limited,
  RELEASE_FILE,
  RELEASE_LIMIT_BYTES,
  ReleaseStore,
  releasePath,
  remotePath,
  type Upload,
  weightOf,
} from './release-store.ts';

/** Releases under `DATA_DIR`, from where they are served. */
@Injectable()
export class DiskReleaseStore extends ReleaseStore {
  private readonly room: DiskRoom;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'dataDir'>) {
    super();
    this.room = new DiskRoom(settings.dataDir);
  }

  async receive(remote: string, release: string, file: string, { content, bytes }: Upload): Promise<void> {
    if (!RELEASE_FILE.test(file)) throw new DomainError('release-file-name');
    const folder = this.incoming(remote, release);
    const draft = join(folder, `.${newId()}`);
    await this.room.during(bytes, async () => {
      await mkdir(folder, { recursive: true });
      try {
        await pipeline(content, limited, createWriteStream(draft));
        await rename(draft, join(folder, file));
      } finally {
        await rm(draft, { force: true });
      }
    });
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

  async holds(remote: string, release: string, files: readonly string[]): Promise<boolean> {
    const found = files.map((file) =>
      stat(join(this.folder(remote, release), file)).then(
        () => true,
        () => false,
      ),
    );
    return (await Promise.all(found)).every(Boolean);
  }

  /** Writes to a temporary folder and renames it, so that a reader or a crash never leaves half a release. */
  async keep(remote: string, release: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const draft = this.incoming(remote, `${release}.${newId()}`);
    await this.room.during(weightOf(files), async () => {
      await mkdir(draft, { recursive: true });
      await Promise.all([...files].map(([name, bytes]) => writeFile(join(draft, name), bytes, { flush: true })));
    });
    await mkdir(join(this.folder(remote, release), '..'), { recursive: true });
    await rename(draft, this.folder(remote, release)).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      // The same content was stored by another publish a moment ago.
      if (!(await this.has(remote, release))) throw error;
    });
    await rm(this.incoming(remote, release), { recursive: true, force: true });
  }

  async remove(remote: string, release: string): Promise<void> {
    await rm(this.folder(remote, release), { recursive: true, force: true });
  }

  async removeAll(remote: string): Promise<void> {
    await rm(join(this.settings.dataDir, remotePath(remote)), { recursive: true, force: true });
  }

  /** A folder is removed in the first round that finds it empty. */
  async forgetReceived(before: Date): Promise<void> {
    const root = join(this.settings.dataDir, INCOMING);
    for (const folder of (await readdir(root).catch(nothing)).map((name) => join(root, name))) {
      const names = await readdir(folder).catch(nothing);
      for (const file of names.map((name) => join(folder, name))) if (await isOlder(file, before)) await rm(file, { force: true });
      if (names.length === 0 && (await isOlder(folder, before))) await rmdir(folder).catch(nothing);
    }
  }

  /** They are already there. */
  async bring(): Promise<void> {}

  private folder(remote: string, release: string): string {
    return join(this.settings.dataDir, releasePath(remote, release));
  }

  private incoming(remote: string, release: string): string {
    return join(this.settings.dataDir, incomingPath(remote, release));
  }
}

const nothing = (): string[] => [];

/** If it was removed in the meantime, it isn't older: it is gone. */
const isOlder = async (path: string, before: Date): Promise<boolean> =>
  stat(path).then(
    ({ mtime }) => mtime < before,
    () => false,
  );
