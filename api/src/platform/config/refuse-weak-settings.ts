import { isWeakKey } from './secret-key.ts';
import { isLoopback } from './setting-values.ts';
import { SettingError, type Settings } from './settings.ts';

const KEY_HINT = 'must be random; this one is printed in an example or easy to guess. Make one with: openssl rand -base64 32.';
/** Common passwords from examples, images and hasty setups; the user name itself is another. */
const DEFAULT_PASSWORDS = [
  '',
  'admin',
  'changeme',
  'default',
  'example',
  'mariadb',
  'mysql',
  'password',
  'redis',
  'root',
  'secret',
  'test',
];

/**
 * Rejects insecure values: production never starts with one by accident, `STAGING` allows them. Throws `SettingError`, which names the
 * setting without repeating a secret.
 */
export function refuseWeakSettings({ publicUrl, secretKeys, databaseUrl, redisUrl, host, trustedProxies }: Settings): void {
  const [newest, ...previous] = secretKeys;
  if (!publicUrl.startsWith('https://')) refuse('PUBLIC_URL', 'must start with https:// when NODE_ENV is production.');
  if (isWeakKey(newest)) refuse('SECRET_KEY', KEY_HINT);
  if (previous.some(isWeakKey)) refuse('SECRET_KEY_PREVIOUS', KEY_HINT);
  if (databaseUrl && hasDefaultPassword(databaseUrl)) refuse('DATABASE_URL', 'must have a password that is not a default one.');
  // A Redis that only this machine can reach usually has none.
  if (redisUrl && !isLoopback(new URL(redisUrl).hostname) && hasDefaultPassword(redisUrl))
    refuse('REDIS_URL', 'must have a password that is not a default one.');
  if (!isLoopback(host) && trustedProxies.length === 0)
    refuse('HOST', 'may listen beyond this machine only behind a gateway that TRUSTED_PROXIES names.');
}

function refuse(name: string, reason: string): never {
  throw new SettingError(`${name} ${reason}`);
}

function hasDefaultPassword(address: string): boolean {
  const { username, password } = new URL(address);
  const words = [...DEFAULT_PASSWORDS, 'sannidhi', decodeURIComponent(username).toLowerCase()];
  return words.includes(decodeURIComponent(password).toLowerCase());
}
