import type { Readable } from 'node:stream';
import { RELEASE_FILE_LIMIT_BYTES } from '@sannidhi/contracts';
import { DomainError } from '../http/domain-error.ts';

/** Names a build gives its files; nothing that could lead elsewhere. */
export const RELEASE_FILE = /^\w[\w-]*(\.[\w-]+)*$/;
const RELEASE_NAME = /^[0-9a-f]{16}$/;
/** A release to come, or the draft that is about to be kept. */
const INCOMING_NAME = /^[0-9a-f]{16}(\.[\w-]+)?$/;
const REMOTE_NAME = /^mfe-[a-z-]+$/;
/** All files of a release together; each is read into memory once, when it is checked. */
export const RELEASE_LIMIT_BYTES = 40 * 1024 * 1024;

/** How long one file may take to come: what was sent is kept for an hour, and each is counted from its beginning. */
export const UPLOAD_LIMIT_MS = 10 * 60_000;

/** A file on its way. `bytes` is what its sender announced; it weighs no more. */
export interface Upload {
  content: Readable;
  bytes: number;
}

/** The immutable files of published releases. A port: the disk and a bucket are its adapters. */
export abstract class ReleaseStore {
  /** Takes in one file of a release to come. Throws `release-file-name`, `request-too-large` and `release-no-room`. */
  abstract receive(remote: string, release: string, file: string, upload: Upload): Promise<void>;
  /** Everything received for a release, by file name. Throws `request-too-large`. */
  abstract received(remote: string, release: string): Promise<Map<string, Buffer>>;
  /** Whether the files of a release are kept. */
  abstract has(remote: string, release: string): Promise<boolean>;
  /** Keeps a checked release, all of it or nothing; keeping it twice is the same as once. Throws `release-no-room`. */
  abstract keep(remote: string, release: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  abstract remove(remote: string, release: string): Promise<void>;
  /** Forgets what was received and never published before `before`. */
  abstract forgetReceived(before: Date): Promise<void>;
  /** Makes sure that the files of a kept release lie below `DATA_DIR`, from where they are served. */
  abstract bring(remote: string, release: string): Promise<void>;
}

/** Where a release lies below `DATA_DIR` or in a bucket. Throws `not-found` for names that are none. */
export function releasePath(remote: string, release: string): string {
  if (!REMOTE_NAME.test(remote) || !RELEASE_NAME.test(release)) throw new DomainError('not-found');
  return `remotes/${remote}/${release}`;
}

/** Where what is received of a release lies until it is published. Throws `not-found` for names that are none. */
export function incomingPath(remote: string, release: string): string {
  if (!REMOTE_NAME.test(remote) || !INCOMING_NAME.test(release)) throw new DomainError('not-found');
  return `${INCOMING}/${remote}.${release}`;
}

export const INCOMING = 'remotes/.incoming';

/** Ends a file that is larger than any chunk, or that takes too long. Throws `request-too-large`. */
export async function* limited(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const until = Date.now() + UPLOAD_LIMIT_MS;
  let bytes = 0;
  for await (const part of content) {
    bytes += part.length;
    if (bytes > RELEASE_FILE_LIMIT_BYTES || Date.now() > until) throw new DomainError('request-too-large');
    yield part;
  }
}

/** Bytes of all files together. */
export const weightOf = (files: ReadonlyMap<string, Buffer>): number => [...files.values()].reduce((sum, { length }) => sum + length, 0);
