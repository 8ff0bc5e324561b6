import { resolve } from 'node:path';
import { refuseWeakSettings } from './refuse-weak-settings.ts';
import { secretKeysOf } from './secret-key.ts';
import { isLoopback, oneOf, port, trustedProxies, truth, url } from './setting-values.ts';
import { DEMO_PROFILES, LOG_LEVELS, SettingError, type Settings, WORKER_PLACES } from './settings.ts';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads every setting from the environment, applies the defaults for a single machine and rejects invalid values. Throws `SettingError`
 * with one sentence that names the setting.
 */
export function readSettings(env: Environment): Settings {
  const mode = oneOf('NODE_ENV', env.NODE_ENV, ['development', 'test', 'production'], 'development');
  const staging = truth('STAGING', env.STAGING, false);
  const production = mode === 'production' && !staging;
  const listenPort = port('PORT', env.PORT, 3000);
  const publicUrl = url('PUBLIC_URL', env.PUBLIC_URL ?? `http://localhost:${listenPort}`, ['http:', 'https:']).replace(/\/$/, '');
  const dataDir = resolve(env.DATA_DIR ?? './data');
  const demoData = oneOf('DEMO_DATA', env.DEMO_DATA, DEMO_PROFILES, production ? 'off' : 'small');
  if (production && demoData !== 'off') throw new SettingError('DEMO_DATA must be off when NODE_ENV is production.');
  const settings: Settings = {
    mode,
    staging,
    host: env.HOST ?? '127.0.0.1',
    port: listenPort,
    publicUrl,
    secretKeys: secretKeysOf(env, mode, dataDir),
    trustedProxies: trustedProxies(env.TRUSTED_PROXIES),
    dataDir,
    storage: storageOf(env),
    databaseUrl: env.DATABASE_URL ? url('DATABASE_URL', env.DATABASE_URL, ['mysql:']) : undefined,
    redisUrl: env.REDIS_URL ? url('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']) : undefined,
    demoData,
    outbox: outboxOf(env, production, staging),
    sms: smsOf(env, production),
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    mailReportSecret: env.MAIL_REPORT_SECRET || undefined,
    payments: paymentsOf(env, production),
    requireSecondFactor: truth('REQUIRE_SECOND_FACTOR', env.REQUIRE_SECOND_FACTOR, demoData === 'off'),
    worker: oneOf('WORKER', env.WORKER, WORKER_PLACES, 'inline'),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL, LOG_LEVELS, mode === 'test' ? 'silent' : 'info'),
  };
  if (production) refuseWeakSettings(settings);
  return settings;
}

function storageOf(env: Environment): Settings['storage'] {
  const kind = oneOf('STORAGE', env.STORAGE, ['disk', 's3'], 'disk');
  if (kind === 'disk') return { kind };
  const { S3_ENDPOINT, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!S3_ENDPOINT || !bucket || !accessKeyId || !secretAccessKey)
    throw new SettingError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when STORAGE is s3.');
  if (!BUCKET.test(bucket))
    throw new SettingError('S3_BUCKET must be the name of a bucket: lower-case letters, figures, dots and hyphens.');
  const endpoint = url('S3_ENDPOINT', S3_ENDPOINT, ['http:', 'https:']).replace(/\/$/, '');
  return { kind, endpoint, bucket, region: env.S3_REGION || 'us-east-1', accessKeyId, secretAccessKey };
}

/** Emails contain links that grant access to accounts: beyond this machine they travel encrypted or not at all. */
function outboxOf(env: Environment, production: boolean, staging: boolean): Settings['outbox'] {
  if (env.OUTBOX && env.OUTBOX !== 'local') {
    const address = url('OUTBOX', env.OUTBOX, ['smtp:', 'smtps:']);
    return { kind: 'smtp', url: address, requireTls: !staging && !isLoopback(new URL(address).hostname) };
  }
  if (production) throw new SettingError('OUTBOX must be an smtp:// address when NODE_ENV is production.');
  return { kind: 'local' };
}

function smsOf(env: Environment, production: boolean): Settings['sms'] {
  const { SMS_ACCOUNT_SID: accountSid, SMS_AUTH_TOKEN: authToken, SMS_FROM: from } = env;
  if (accountSid && authToken && from) return { kind: 'twilio', accountSid, authToken, from };
  if (accountSid || authToken || from) throw new SettingError('SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM must be set together.');
  if (production) throw new SettingError('SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM must be set when NODE_ENV is production.');
  return { kind: 'local' };
}

function paymentsOf(env: Environment, production: boolean): Settings['payments'] {
  const kind = oneOf('PAYMENTS', env.PAYMENTS, ['sandbox', 'stripe'], 'sandbox');
  if (kind === 'sandbox') {
    if (production) throw new SettingError('PAYMENTS must be stripe when NODE_ENV is production.');
    return { kind };
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey) throw new SettingError('STRIPE_SECRET_KEY must be set when PAYMENTS is stripe.');
  if (!webhookSecret) throw new SettingError('STRIPE_WEBHOOK_SECRET must be set when PAYMENTS is stripe.');
  return { kind, secretKey, webhookSecret };
}
