import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainFailure } from '../machine/plain-failure.mjs';

/** The database file inside the data directory; everything else there is a document. */
export const DATABASE_FILE = 'sannidhi.sqlite';

/** The system to use, according to the same settings as the platform's. */
export function systemSettings(env = process.env) {
  const dataDir = resolve(env.DATA_DIR || './data');
  const mysql = env.DATABASE_URL ? mysqlAddress(env.DATABASE_URL) : undefined;
  return { dataDir, databaseFile: join(dataDir, DATABASE_FILE), mysql, bucket: env.STORAGE === 's3' ? bucketAddress(env) : undefined };
}

/** The folder named on the command line. */
export function namedFolder(command) {
  const folder = process.argv[2];
  if (!folder) throw new PlainFailure(`Name a folder: npm run ${command} -- <folder>`);
  return resolve(folder);
}

/** Whether a folder exists. */
export const isThere = (path) => existsSync(path);

function mysqlAddress(text) {
  if (!URL.canParse(text) || new URL(text).protocol !== 'mysql:')
    throw new PlainFailure('DATABASE_URL must be an address that starts with mysql://.');
  const { hostname, port, username, password, pathname } = new URL(text);
  const database = decodeURIComponent(pathname.slice(1));
  if (!database) throw new PlainFailure('DATABASE_URL must name a database: mysql://user:password@host:port/database.');
  return { host: hostname, port: port || '3306', user: decodeURIComponent(username), password: decodeURIComponent(password), database };
}

function bucketAddress({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new PlainFailure('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when STORAGE is s3.');
  const endpoint = `${S3_ENDPOINT.replace(/\/$/, '')}/${S3_BUCKET}`;
  return { endpoint, region: S3_REGION || 'us-east-1', accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
}
