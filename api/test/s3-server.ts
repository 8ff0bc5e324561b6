import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_LIMIT_MS = 120_000;
/** The server knows this one pair of keys. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

interface BucketAddress {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Server {
  settings: BucketAddress;
  stop: () => Promise<void>;
}

/** A local S3 server with empty buckets, in a separate process. Its settings name the first bucket. */
export async function startS3Server(bucket = 'sannidhi-test', ...more: string[]): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'sannidhi-s3-'));
  const port = await freePort();
  const command = createRequire(join(process.cwd(), 'package.json')).resolve('s3rver/bin/s3rver.js');
  const options = ['--directory', folder, '--port', String(port), '--silent'];
  for (const name of [bucket, ...more]) options.push('--configure-bucket', name);
  const child = spawn(process.execPath, [command, ...options], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  await answering(endpoint, child);
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { settings: { endpoint, bucket, region: 'us-east-1', ...KEYS }, stop };
}

/** A bucket's settings as environment variables. */
export const s3Environment = ({ endpoint, bucket, accessKeyId, secretAccessKey }: BucketAddress): Record<string, string> => ({
  STORAGE: 's3',
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function answering(endpoint: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + READY_LIMIT_MS;
  while (child.exitCode === null && Date.now() < giveUpAt) {
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The S3 server did not start.');
}
