import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { newId } from '../ids/new-id.ts';

const KEY = /^[a-z0-9-]+(\/[a-z0-9.-]+)+$/;

/** Files that are kept: receipts, statements, papers of registrations. A port: the disk under `DATA_DIR/documents` is its adapter. */
export abstract class DocumentStore {
  /** The bytes under a key like `receipts/<temple>/<id>.pdf`, or undefined. */
  abstract read(key: string): Promise<Buffer | undefined>;
  /** Keeps bytes under a key; another process writing the same document at the same time is harmless. */
  abstract write(key: string, bytes: Buffer): Promise<void>;
  /** Forgets a document; fine for one that is not there. */
  abstract remove(key: string): Promise<void>;
}

@Injectable()
export class DiskDocumentStore extends DocumentStore {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'dataDir'>) {
    super();
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  /** Writes beside and renames, so that a reader or a crash never meets half a file. */
  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    const draft = `${path}.${newId()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, path);
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    if (!KEY.test(key) || key.includes('..')) throw new Error('This is not the key of a document.');
    return join(this.settings.dataDir, 'documents', key);
  }
}
