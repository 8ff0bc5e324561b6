import { buffer } from 'node:stream/consumers';
import { DomainError } from '../http/domain-error.ts';
import type { Bucket } from './bucket.ts';
import type { DiskReleaseStore } from './disk-release-store.ts';
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
} from './release-store.ts';

/** Written after all files of a release: an interrupted one lacks it. */
const KEPT = '.kept';

/**
 * Releases in a bucket, under the paths they would have under `DATA_DIR`. A process serves them from its own disk and downloads a release
 * the first time it is requested: releases never change, so nothing has to be invalidated.
 */
export class S3ReleaseStore extends ReleaseStore {
  readonly #coming = new Map<string, Promise<void>>();

  constructor(
    private readonly bucket: Bucket,
    private readonly disk: DiskReleaseStore,
  ) {
    super();
  }

  async receive(remote: string, release: string, file: string, { content }: Upload): Promise<void> {
    if (!RELEASE_FILE.test(file)) throw new DomainError('release-file-name');
    const path = `${incomingPath(remote, release)}/${file}`;
    await this.bucket.write(path, await buffer(limited(content)));
  }

  async received(remote: string, release: string): Promise<Map<string, Buffer>> {
    const folder = `${incomingPath(remote, release)}/`;
    const objects = await this.bucket.list(folder);
    if (objects.reduce((sum, { bytes }) => sum + bytes, 0) > RELEASE_LIMIT_BYTES) throw new DomainError('request-too-large');
    return this.contents(
      folder,
      objects.map(({ key }) => key),
    );
  }

  has(remote: string, release: string): Promise<boolean> {
    return this.bucket.has(`${releasePath(remote, release)}/${KEPT}`);
  }

  /** Files are served from the disk, once someone has asked for them there. */
  async holds(remote: string, release: string, files: readonly string[]): Promise<boolean> {
    return (await this.disk.has(remote, release)) ? this.disk.holds(remote, release, files) : this.has(remote, release);
  }

  async keep(remote: string, release: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const folder = releasePath(remote, release);
    await Promise.all([...files].map(([name, bytes]) => this.bucket.write(`${folder}/${name}`, bytes)));
    await this.bucket.write(`${folder}/${KEPT}`, Buffer.from('1'));
    await this.forget(`${incomingPath(remote, release)}/`);
  }

  async remove(remote: string, release: string): Promise<void> {
    await this.bucket.remove([`${releasePath(remote, release)}/${KEPT}`]);
    await this.forget(`${releasePath(remote, release)}/`);
    await this.disk.remove(remote, release);
  }

  async removeAll(remote: string): Promise<void> {
    await this.forget(`${remotePath(remote)}/`);
    await this.disk.removeAll(remote);
  }

  async forgetReceived(before: Date): Promise<void> {
    const objects = await this.bucket.list(`${INCOMING}/`);
    await this.bucket.remove(objects.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key));
  }

  /** Concurrent requests wait for one download. */
  bring(remote: string, release: string): Promise<void> {
    const path = releasePath(remote, release);
    const coming = this.#coming.get(path) ?? this.download(remote, release).finally(() => this.#coming.delete(path));
    this.#coming.set(path, coming);
    return coming;
  }

  private async download(remote: string, release: string): Promise<void> {
    if (await this.disk.has(remote, release)) return;
    const folder = `${releasePath(remote, release)}/`;
    const keys = (await this.bucket.list(folder)).map(({ key }) => key).filter((key) => !key.endsWith(KEPT));
    if (keys.length > 0) await this.disk.keep(remote, release, await this.contents(folder, keys));
  }

  private async contents(folder: string, keys: readonly string[]): Promise<Map<string, Buffer>> {
    const read = async (key: string) => [key.slice(folder.length), (await this.bucket.read(key)) ?? Buffer.alloc(0)] as const;
    return new Map(await Promise.all(keys.toSorted().map(read)));
  }

  private async forget(prefix: string): Promise<void> {
    await this.bucket.remove((await this.bucket.list(prefix)).map(({ key }) => key));
  }
}
