import { isIP } from 'node:net';
import { SettingError } from './settings.ts';

/** One of a fixed list of values. */
export function oneOf<const Word extends string>(name: string, value: string | undefined, words: readonly Word[], fallback: Word): Word {
  if (value === undefined || value === '') return fallback;
  const word = words.find((candidate) => candidate === value);
  if (word === undefined) throw new SettingError(`${name} must be one of ${words.join(', ')}, but is "${value}".`);
  return word;
}

/** `true`, `1`, `false` or `0`. */
export function truth(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined || value === '') return fallback;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new SettingError(`${name} must be true or false, but is "${value}".`);
}

/** A TCP port; 0 lets the system choose. */
export function port(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new SettingError(`${name} must be a port from 0 to 65535, but is "${value}".`);
  return Number(value);
}

/** A URL with one of several schemes. The message never repeats the value: it may contain a password. */
export function url(name: string, value: string, schemes: readonly string[]): string {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed?.hostname || !schemes.includes(parsed.protocol)) {
    throw new SettingError(`${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`);
  }
  return value;
}

/** A comma-separated list of addresses or networks, such as `10.0.0.2,172.16.0.0/12`. */
export function trustedProxies(value: string | undefined): string[] {
  const proxies = (value ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean);
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong) throw new SettingError(`TRUSTED_PROXIES must be addresses or networks separated by commas, but holds "${wrong}".`);
  return proxies;
}

function isNetwork(proxy: string): boolean {
  const [address = '', bits, ...rest] = proxy.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  const [fewest, most] = family === 4 ? [8, 32] : [16, 128];
  // Fewer bits mean half of the internet, not a gateway.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= fewest && Number(bits) <= most);
}

/** Whether a host name or address is this machine's own: what is sent there never leaves it. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host === '::1' || /^127\./.test(host);
