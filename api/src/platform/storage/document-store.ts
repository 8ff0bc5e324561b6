const KEY = /^[a-z0-9-]+(\/[a-z0-9.-]+)+$/;

/** Files that are kept: receipts, statements, papers of registrations. A port: the disk and a bucket are its adapters. */
export abstract class DocumentStore {
  /** The bytes under a key like `receipts/<temple>/<id>.pdf`, or undefined. */
  abstract read(key: string): Promise<Buffer | undefined>;
  /** Keeps bytes under a key; another process writing the same document at the same time is harmless. */
  abstract write(key: string, bytes: Buffer): Promise<void>;
  /** Forgets a document; fine for one that is not there. */
  abstract remove(key: string): Promise<void>;
}

/** Where a document lies below `DATA_DIR` or in a bucket. Throws for a key that could lead elsewhere. */
export function documentPath(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error('This is not the key of a document.');
  return `documents/${key}`;
}
