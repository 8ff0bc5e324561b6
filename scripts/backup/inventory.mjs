import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PlainFailure } from '../machine/plain-failure.mjs';

const FILE = 'inventory.json';
const FORMAT = 1;

/** Every file below a folder, by its path from there. */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes down what a backup holds, so that a restore can tell a damaged one. Written last: a backup without it is unfinished. */
export async function writeInventory(folder, facts) {
  const files = {};
  for (const file of await filesBelow(folder)) files[file] = await describe(join(folder, file));
  await writeFile(join(folder, FILE), `${JSON.stringify({ format: FORMAT, ...facts, files }, null, 2)}\n`, { mode: 0o600 });
  return Object.keys(files).length;
}

/** Reads what a backup holds and compares every file. @throws when one is missing or changed */
export async function checkInventory(folder) {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new PlainFailure(`${folder} holds no finished backup: ${FILE} is missing.`);
  });
  const inventory = JSON.parse(text);
  if (inventory.format !== FORMAT)
    throw new PlainFailure(`${folder} is a backup of format ${inventory.format}; this version reads format ${FORMAT}.`);
  for (const [file, { bytes, sha256 }] of Object.entries(inventory.files)) {
    const found = await describe(join(folder, file)).catch(() => undefined);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new PlainFailure(`The backup is damaged: ${file} is ${found ? 'changed' : 'missing'}.`);
  }
  return inventory;
}

async function describe(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
