import type { Readable } from 'node:stream';
import { RELEASE_FILE_LIMIT_BYTES } from '@sannidhi/contracts';
import { DomainError } from '../http/domain-error.ts';

/** Names that a build gives its files; nothing that could lead elsewhere. */
export const RELEASE_FILE = /^\w[\w-]*(\.[\w-]+)*$/;
const RELEASE_NAME = /^[0-9a-f]{16}$/;
/** A release being uploaded, or the draft that is about to be stored. */
const INCOMING_NAME = /^[0-9a-f]{16}(\.[\w-]+)?$/;
const REMOTE_NAME = /^mfe-[a-z-]+$/;
/** Total size of a release's files; each is read into memory once, when it is checked. */
export const RELEASE_LIMIT_BYTES = 40 * 1024 * 1024;

/** How long one file may take to arrive: uploads are kept for an hour, counted from each one's start. */
export const UPLOAD_LIMIT_MS = 10 * 60_000;

/** A file being uploaded. `bytes` is the size announced by the sender; it can't be larger. */
export interface Upload {
  content: Readable;
  bytes: number;
}

/** The immutable files of published releases. A port: the disk and a bucket are its adapters. */
export abstract class ReleaseStore {
  /** Receives one file of a new release. Throws `release-file-name`, `request-too-large` and `release-no-room`. */
  abstract receive(remote: string, release: string, file: string, upload: Upload): Promise<void>;
  /** Everything received for a release, by file name. Throws `request-too-large`. */
  abstract received(remote: string, release: string): Promise<Map<string, Buffer>>;
  /** Whether a release's files are stored. */
  abstract has(remote: string, release: string): Promise<boolean>;
  /** Whether these of its files can be served. */
  abstract holds(remote: string, release: string, files: readonly string[]): Promise<boolean>;
  /** Stores a checked release atomically; storing it twice is the same as once. Throws `release-no-room`. */
  abstract keep(remote: string, release: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  abstract remove(remote: string, release: string): Promise<void>;
  /** Deletes every release of a remote that has left. */
  abstract removeAll(remote: string): Promise<void>;
  /** Deletes what was received before `before` and never published. */
  abstract forgetReceived(before: Date): Promise<void>;
  /** Makes sure that a stored release's files are under `DATA_DIR`, from where they are served. */
  abstract bring(remote: string, release: string): Promise<void>;
}

/** A release's path under `DATA_DIR` or in a bucket. Throws `not-found` for invalid names. */
export function releasePath(remote: string, release: string): string {
  if (!REMOTE_NAME.test(remote) || !RELEASE_NAME.test(release)) throw new DomainError('not-found');
  return `remotes/${remote}/${release}`;
}

/** The path of all of a remote's releases. Throws `not-found` for an invalid name. */
export function remotePath(remote: string): string {
  if (!REMOTE_NAME.test(remote)) throw new DomainError('not-found');
  return `remotes/${remote}`;
}

/** The path of uploaded files until they are published. Throws `not-found` for invalid names. */
export function incomingPath(remote: string, release: string): string {
  if (!REMOTE_NAME.test(remote) || !INCOMING_NAME.test(release)) throw new DomainError('not-found');
  return `${INCOMING}/${remote}.${release}`;
}

export const INCOMING = 'remotes/.incoming';

/** Aborts a file that is larger than any chunk, or that takes too long. Throws `request-too-large`. */
export async function* limited(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const until = Date.now() + UPLOAD_LIMIT_MS;
  let bytes = 0;
  for await (const part of content) {
    bytes += part.length;
    if (bytes > RELEASE_FILE_LIMIT_BYTES || Date.now() > until) throw new DomainError('request-too-large');
    yield part;
  }
}

/** Total bytes of all files. */
export const weightOf = (files: ReadonlyMap<string, Buffer>): number => [...files.values()].reduce((sum, { length }) => sum + length, 0);
