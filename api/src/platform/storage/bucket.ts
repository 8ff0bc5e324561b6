import { S3mini, S3ServiceError } from 's3mini';
import { type S3Settings, SettingError } from '../config/settings.ts';

/** How long a slow bucket may hold up a request, in milliseconds. */
const REQUEST_LIMIT_MS = 15_000;
const SERVER_ERROR = 500;
const TYPE = 'application/octet-stream';

/** A file in the bucket. */
export interface StoredObject {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** One bucket over the S3 protocol. Keys are the paths the files would have under `DATA_DIR`. */
export class Bucket {
  private readonly s3: S3mini;
  private readonly name: string;

  constructor({ endpoint, bucket, ...access }: S3Settings) {
    this.name = bucket;
    this.s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: REQUEST_LIMIT_MS });
  }

  /** Throws a `SettingError` if the bucket doesn't exist or access is denied; a server that is unreachable now may come back. */
  async check(): Promise<void> {
    const opens = await this.s3.bucketExists().catch((error: unknown) => !(error instanceof S3ServiceError && error.status < SERVER_ERROR));
    if (!opens) throw new SettingError(`S3_BUCKET must be a bucket that S3_ACCESS_KEY_ID opens, but ${this.name} is none.`);
  }

  async read(key: string): Promise<Buffer | undefined> {
    const content = await this.s3.getObjectArrayBuffer(key);
    return content === null ? undefined : Buffer.from(content);
  }

  /** Stores an object atomically, as the protocol promises. */
  async write(key: string, bytes: Buffer): Promise<void> {
    await this.s3.putObject(key, bytes, TYPE);
  }

  async has(key: string): Promise<boolean> {
    return (await this.s3.objectExists(key)) === true;
  }

  /** All objects whose key begins with this prefix. */
  async list(prefix: string): Promise<StoredObject[]> {
    const found = (await this.s3.listObjects('/', prefix)) ?? [];
    return found.map(({ Key, Size, LastModified }) => ({ key: Key, bytes: Number(Size), modifiedAt: new Date(LastModified) }));
  }

  /** Deletes objects one at a time, because servers differ on bulk deletes. Missing ones are fine. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.s3.deleteObject(key);
  }
}
