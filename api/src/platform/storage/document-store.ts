const KEY = /^[a-z0-9-]+(\/[a-z0-9.-]+)+$/;

/** Stored files: receipts, statements, registration documents. A port: the disk and a bucket are its adapters. */
export abstract class DocumentStore {
  /** The bytes under a key like `receipts/<temple>/<id>.pdf`, or undefined. */
  abstract read(key: string): Promise<Buffer | undefined>;
  /** Stores bytes under a key; another process writing the same document at the same time is harmless. */
  abstract write(key: string, bytes: Buffer): Promise<void>;
  /** Deletes a document; a missing one is fine. */
  abstract remove(key: string): Promise<void>;
}

/** A document's path under `DATA_DIR` or in a bucket. Throws for a key that could lead elsewhere. */
export function documentPath(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error('This is not the key of a document.');
  return `documents/${key}`;
}
