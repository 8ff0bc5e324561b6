import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PlainFailure } from '../machine/plain-failure.mjs';

const FILE = 'inventory.json';
const FORMAT = 2;

/** Every file below a folder, by its relative path. */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Records what a backup contains, so that a restore can detect damage: every file with its digest, and each table's row count. Written
 * last: a backup without it is incomplete.
 */
export async function writeInventory(folder, facts) {
  const files = await describeFiles(folder, await filesBelow(folder));
  await writeFile(join(folder, FILE), `${JSON.stringify({ format: FORMAT, ...facts, files }, null, 2)}\n`, { mode: 0o600 });
  return Object.keys(files).length;
}

/** Reads what a backup contains and compares every file. @throws if one is missing, changed or unexpected */
export async function checkInventory(folder) {
  const inventory = await readInventory(folder);
  if (inventory.format !== FORMAT)
    throw new PlainFailure(`${folder} is a backup of format ${inventory.format}; this version reads format ${FORMAT}.`);
  const found = (await filesBelow(folder)).filter((file) => file !== FILE);
  const difference = firstDifference(inventory.files, await describeFiles(folder, found));
  if (difference) throw new PlainFailure(`The backup is damaged: ${difference}.`);
  return inventory;
}

/** The first file on which two inventories differ, in words, or undefined: `a.pdf is missing`. */
export function firstDifference(expected, found) {
  for (const [file, { bytes, sha256 }] of Object.entries(expected)) {
    if (!found[file]) return `${file} is missing`;
    if (found[file].bytes !== bytes || found[file].sha256 !== sha256) return `${file} is changed`;
  }
  const more = Object.keys(found).find((file) => !expected[file]);
  return more && `${more} is not of it`;
}

/** Size and digest of each file below a folder. */
async function describeFiles(folder, files) {
  const described = {};
  for (const file of files) described[file] = await describeFile(join(folder, file));
  return described;
}

async function readInventory(folder) {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new PlainFailure(`${folder} contains no complete backup: ${FILE} is missing.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new PlainFailure(`The backup is damaged: ${FILE} is changed.`);
  }
}

/** Size and digest of a file. */
export async function describeFile(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Size and digest of a buffer. */
export const describeBytes = (content) => ({ bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
