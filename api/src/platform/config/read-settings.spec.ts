import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './read-settings.ts';

const KEY = 'x'.repeat(32);
const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...env });
const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: KEY,
  OUTBOX: 'smtp://mail.example:25',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  SMS_ACCOUNT_SID: 'sid',
  SMS_AUTH_TOKEN: 'token',
  SMS_FROM: '+17325550100',
};

it('needs nothing on a single machine', () => {
  expect(read({})).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    trustedProxies: [],
    dataDir,
    databaseUrl: undefined,
    redisUrl: undefined,
    demoData: 'small',
    outbox: { kind: 'local' },
    payments: { kind: 'sandbox' },
    requireSecondFactor: false,
    worker: 'inline',
  });
});

it('keeps files in a bucket where one is told with its keys', () => {
  const bucket = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'sannidhi', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(read({ STORAGE: 's3', ...bucket }).storage).toEqual({
    kind: 's3',
    endpoint: 'https://s3.example',
    bucket: 'sannidhi',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(read(bucket).storage).toEqual({ kind: 'disk' });
  expect(() => read({ STORAGE: 's3', ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow(/^S3_ENDPOINT, S3_BUCKET, .* must be set/);
  expect(() => read({ STORAGE: 's3', ...bucket, S3_BUCKET: 'a/b' })).toThrow(/^S3_BUCKET must be/);
  expect(() => read({ STORAGE: 's3', ...bucket, S3_ENDPOINT: 's3.example' })).toThrow(/^S3_ENDPOINT must be/);
  expect(() => read({ STORAGE: 'tape' })).toThrow(/^STORAGE must be one of disk, s3/);
});

it('makes one secret key per data directory', () => {
  expect(read({}).secretKey).toHaveLength(43);
  expect(read({}).secretKey).toBe(read({}).secretKey);
});

it('takes what production needs', () => {
  expect(read(PRODUCTION)).toMatchObject({
    demoData: 'off',
    requireSecondFactor: true,
    outbox: { kind: 'smtp' },
    payments: { kind: 'stripe' },
  });
});

it('allows demo data, the local outbox and sandbox payments in a staged production', () => {
  expect(read({ NODE_ENV: 'production', STAGING: '1', SECRET_KEY: KEY })).toMatchObject({
    demoData: 'small',
    outbox: { kind: 'local' },
    payments: { kind: 'sandbox' },
  });
});

it.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: 'http' }, 'PORT'],
  [{ PUBLIC_URL: 'temples.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://temples.example' }, 'PUBLIC_URL'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ TRUSTED_PROXIES: '10.0.0.1,everyone' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ DATABASE_URL: 'postgres://a@b/c' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'localhost' }, 'REDIS_URL'],
  [{ DEMO_DATA: 'huge' }, 'DEMO_DATA'],
  [{ OUTBOX: 'mail.example' }, 'OUTBOX'],
  [{ PAYMENTS: 'cash' }, 'PAYMENTS'],
  [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
  [{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ REQUIRE_SECOND_FACTOR: 'maybe' }, 'REQUIRE_SECOND_FACTOR'],
  [{ STAGING: 'yes' }, 'STAGING'],
  [{ WORKER: 'many' }, 'WORKER'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
  [{ SMS_FROM: '+17325550100' }, 'SMS_ACCOUNT_SID'],
  [{ ...PRODUCTION, SECRET_KEY: '' }, 'SECRET_KEY'],
  [{ ...PRODUCTION, OUTBOX: 'local' }, 'OUTBOX'],
  [{ ...PRODUCTION, PAYMENTS: 'sandbox' }, 'PAYMENTS'],
  [{ ...PRODUCTION, DEMO_DATA: 'small' }, 'DEMO_DATA'],
  [{ ...PRODUCTION, SMS_FROM: '', SMS_AUTH_TOKEN: '', SMS_ACCOUNT_SID: '' }, 'SMS_ACCOUNT_SID'],
])('refuses %p in one sentence that names %s', (env, name) => {
  expect(() => read(env as Record<string, string>)).toThrow(new RegExp(`^${name}\\b[^\\n]*\\.$`));
});

it('repeats no password of an address it refuses', () => {
  expect(() => read({ DATABASE_URL: 'postgres://user:hunter2@host/db' })).toThrow(/^(?!.*hunter2)/);
});
