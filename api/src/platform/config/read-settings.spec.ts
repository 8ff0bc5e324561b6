import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './read-settings.ts';

/** Random, but specific to this test. */
const KEY = 'q7Zc2mXv9LrT4bWn8KdY1sHf6GpJ3eUa';
const OLDER = 'wB5tR8yNz3QxC6vM1kLs9DjF2hGa7PoE';
const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...env });
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://temples.example',
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

it('keeps files in a bucket if one is named with its keys', () => {
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
  expect(read({}).secretKeys[0]).toHaveLength(43);
  expect(read({}).secretKeys).toEqual(read({}).secretKeys);
});

it('takes previous keys behind the newest', () => {
  expect(read({ SECRET_KEY: KEY }).secretKeys).toEqual([KEY]);
  expect(read({ SECRET_KEY: KEY, SECRET_KEY_PREVIOUS: ` ${OLDER}, ${KEY},` }).secretKeys).toEqual([KEY, OLDER]);
});

it('requires TLS of mail servers beyond this machine', () => {
  const tlsOf = (OUTBOX: string, more = {}) => read({ OUTBOX, ...more }).outbox;
  expect(tlsOf('smtp://mail.example:587')).toMatchObject({ requireTls: true });
  expect(tlsOf('smtp://127.0.0.1:1025')).toMatchObject({ requireTls: false });
  expect(tlsOf('smtp://localhost:1025')).toMatchObject({ requireTls: false });
  expect(tlsOf('smtp://mail:1025', { STAGING: '1' })).toMatchObject({ requireTls: false });
});

it('takes what production needs', () => {
  expect(read(PRODUCTION)).toMatchObject({
    demoData: 'off',
    requireSecondFactor: true,
    outbox: { kind: 'smtp' },
    payments: { kind: 'stripe' },
  });
});

it('takes passwords that were chosen, and a Redis of this machine without one', () => {
  const chosen = { ...PRODUCTION, DATABASE_URL: 'mysql://sannidhi:gopuram-lamp-42@db/sannidhi' };
  expect(read({ ...chosen, REDIS_URL: 'redis://:kolam-bell-17@redis:6379' }).databaseUrl).toBe(chosen.DATABASE_URL);
  expect(read({ ...chosen, REDIS_URL: 'redis://127.0.0.1:6379' }).redisUrl).toBe('redis://127.0.0.1:6379');
  expect(read({ ...PRODUCTION, HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.2' }).host).toBe('0.0.0.0');
});

it('allows demo data, the local outbox, sandbox payments and weak settings in a staged production', () => {
  const weak = {
    SECRET_KEY: 'x'.repeat(32),
    DATABASE_URL: 'mysql://sannidhi:sannidhi@db/sannidhi',
    REDIS_URL: 'redis://redis',
    HOST: '0.0.0.0',
  };
  expect(read({ NODE_ENV: 'production', STAGING: '1', ...weak })).toMatchObject({
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
  [{ SECRET_KEY: KEY, SECRET_KEY_PREVIOUS: `${OLDER},short` }, 'SECRET_KEY_PREVIOUS'],
  [{ ...PRODUCTION, PUBLIC_URL: 'http://temples.example' }, 'PUBLIC_URL'],
  [{ ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' }, 'PUBLIC_URL'],
  [{ ...PRODUCTION, SECRET_KEY: 'for trying it out on your own machine only' }, 'SECRET_KEY'],
  [{ ...PRODUCTION, SECRET_KEY: 'x'.repeat(64) }, 'SECRET_KEY'],
  [{ ...PRODUCTION, SECRET_KEY: 'sannidhi'.repeat(4) }, 'SECRET_KEY'],
  [{ ...PRODUCTION, SECRET_KEY: 'change-me-'.repeat(4) }, 'SECRET_KEY'],
  [{ ...PRODUCTION, SECRET_KEY: 'k7Qz!w4Rt9-'.repeat(4) }, 'SECRET_KEY'],
  [{ ...PRODUCTION, SECRET_KEY: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'SECRET_KEY'],
  [{ ...PRODUCTION, SECRET_KEY: 'qwertyuiopasdfghjklzxcvbnm0987654321' }, 'SECRET_KEY'],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '0.0.0.0/1,128.0.0.0/1' }, 'TRUSTED_PROXIES'],
  [{ ...PRODUCTION, SECRET_KEY: 'my temple has a very long and secret phrase' }, 'SECRET_KEY'],
  [{ ...PRODUCTION, SECRET_KEY_PREVIOUS: 'the same in every process of a test' }, 'SECRET_KEY_PREVIOUS'],
  [{ ...PRODUCTION, DATABASE_URL: 'mysql://sannidhi@db/sannidhi' }, 'DATABASE_URL'],
  [{ ...PRODUCTION, DATABASE_URL: 'mysql://sannidhi:sannidhi@db/sannidhi' }, 'DATABASE_URL'],
  [{ ...PRODUCTION, DATABASE_URL: 'mysql://temple:Password@127.0.0.1/sannidhi' }, 'DATABASE_URL'],
  [{ ...PRODUCTION, REDIS_URL: 'redis://redis:6379' }, 'REDIS_URL'],
  [{ ...PRODUCTION, REDIS_URL: 'redis://:redis@10.0.0.3:6379' }, 'REDIS_URL'],
  [{ ...PRODUCTION, HOST: '0.0.0.0' }, 'HOST'],
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
