import type { Bucket } from './bucket.ts';
import { DocumentStore, documentPath } from './document-store.ts';

/** Documents in a bucket, under the paths they would have under `DATA_DIR`. */
export class S3DocumentStore extends DocumentStore {
  constructor(private readonly bucket: Bucket) {
    super();
  }

  read(key: string): Promise<Buffer | undefined> {
    return this.bucket.read(documentPath(key));
  }

  write(key: string, bytes: Buffer): Promise<void> {
    return this.bucket.write(documentPath(key), bytes);
  }

  remove(key: string): Promise<void> {
    return this.bucket.remove([documentPath(key)]);
  }
}
