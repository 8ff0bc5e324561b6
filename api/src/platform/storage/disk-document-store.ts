import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { newId } from '../ids/new-id.ts';
import { DocumentStore, documentPath } from './document-store.ts';

/** Documents under `DATA_DIR`. */
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

  /** Writes to a temporary file and renames it, so that a reader or a crash never leaves half a file. */
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
    return join(this.settings.dataDir, documentPath(key));
  }
}
