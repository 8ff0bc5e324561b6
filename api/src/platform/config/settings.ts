import type { StripeSettings } from '../payments/stripe/stripe.gateway.ts';

/** All configuration of the process, checked once at startup. Names match the environment's; see `readSettings`. */
export interface Settings {
  mode: 'development' | 'test' | 'production';
  /** Allows demo data, the local outbox, sandbox payments and weak settings in a production setup; every page says so. */
  staging: boolean;
  host: string;
  port: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The newest key, which signs and seals, then previous ones, which verify and open. Read only through `KeyRing`. */
  secretKeys: readonly [newest: string, ...previous: string[]];
  trustedProxies: string[];
  /** Absolute. */
  dataDir: string;
  /** Where documents and the releases of remotes are stored: under `dataDir`, or in a bucket. */
  storage: { kind: 'disk' } | ({ kind: 's3' } & S3Settings);
  databaseUrl?: string;
  redisUrl?: string;
  demoData: (typeof DEMO_PROFILES)[number];
  outbox: { kind: 'local' } | { kind: 'smtp'; url: string; requireTls: boolean };
  sms: { kind: 'local' } | { kind: 'twilio'; accountSid: string; authToken: string; from: string };
  mailFrom: string;
  /** What the mail server signs its reports with; without one nobody can. */
  mailReportSecret?: string;
  payments: { kind: 'sandbox' } | ({ kind: 'stripe' } & StripeSettings);
  requireSecondFactor: boolean;
  /** Where background work runs: in the API process, not in this process, or only here; such a process only serves health checks. */
  worker: (typeof WORKER_PLACES)[number];
  logLevel: (typeof LOG_LEVELS)[number];
}

/** A bucket on an S3-compatible server. */
export interface S3Settings {
  /** The server's address, without the bucket and without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const DEMO_PROFILES = ['off', 'small', 'scale'] as const;
export const WORKER_PLACES = ['inline', 'off', 'only'] as const;
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Injection token of the process's `Settings`: `@Inject(SETTINGS) settings: Settings`. */
export const SETTINGS = Symbol('settings');

/** A missing or invalid setting. Its message is one sentence that names the setting; startup ends with it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
