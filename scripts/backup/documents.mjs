import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeBytes, describeFile, filesBelow } from './inventory.mjs';
import { DATABASE_FILE, isThere } from './settings.mjs';

/** Uploads of unpublished releases, files being written, and pages that every start rewrites. */
const LEFT_OUT = /^remotes\/\.incoming\/|^(static-copy|installed)\/|\.[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** The contents of the bucket, if there is one. */
const IN_BUCKET = /^(documents|remotes)\//;

/** Everything a system stores besides its database, by path: documents, the releases of remotes, the signing key. */
export async function placesOf({ dataDir, bucket }) {
  const disk = diskPlace(dataDir);
  if (!bucket) return { placeFor: () => disk, places: [disk] };
  const far = await bucketPlace(bucket);
  return { placeFor: (file) => (IN_BUCKET.test(file) ? far : disk), places: [diskPlace(dataDir, (file) => !IN_BUCKET.test(file)), far] };
}

function diskPlace(dataDir, belongs = () => true) {
  const isDocument = (file) => !file.startsWith(DATABASE_FILE) && !LEFT_OUT.test(file) && belongs(file);
  return {
    name: dataDir,
    files: async () => (isThere(dataDir) ? (await filesBelow(dataDir)).filter(isDocument) : []),
    // A file removed in the meantime is skipped: nobody needs what the system has deleted.
    fetch: (file, target) =>
      copyFile(join(dataDir, file), target).catch((error) => {
        if (error.code !== 'ENOENT') throw error;
      }),
    async put(file, source) {
      await mkdir(dirname(join(dataDir, file)), { recursive: true });
      await copyFile(source, join(dataDir, file));
    },
    describe: (file) => describeFile(join(dataDir, file)),
  };
}

async function bucketPlace({ endpoint, ...access }) {
  const { S3mini } = await import('s3mini');
  const s3 = new S3mini({ endpoint, ...access });
  const read = async (key) => Buffer.from((await s3.getObjectArrayBuffer(key)) ?? '');
  return {
    name: endpoint,
    async files() {
      const objects = [...((await s3.listObjects('/', 'documents/')) ?? []), ...((await s3.listObjects('/', 'remotes/')) ?? [])];
      return objects.map(({ Key }) => Key).filter((key) => !LEFT_OUT.test(key));
    },
    fetch: async (file, target) => writeFile(target, await read(file)),
    put: async (file, source) => void (await s3.putObject(file, await readFile(source), 'application/octet-stream')),
    describe: async (file) => describeBytes(await read(file)),
  };
}
