import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './inventory.mjs';
import { DATABASE_FILE, isThere } from './settings.mjs';

/** Uploads of releases that are not published, and files that are being written: nothing knows them yet. */
const UNFINISHED = /^remotes\/\.incoming\/|\.[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What a data directory holds besides the database: documents, the releases of remotes, the key that signs. */
export async function documentsOf(dataDir) {
  if (!isThere(dataDir)) return [];
  return (await filesBelow(dataDir)).filter((file) => !file.startsWith(DATABASE_FILE) && !UNFINISHED.test(file));
}

/** Copies files to where they were. A file that left meanwhile is passed over: what the system takes away nobody asks for. */
export async function copyDocuments(source, files, target) {
  await mkdir(target, { recursive: true });
  for (const file of files) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await copyFile(join(source, file), join(target, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}
