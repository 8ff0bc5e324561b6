import { parse } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** A request's credentials. If both header and cookie are present, the header wins. */
export interface Credentials {
  scheme: 'bearer' | 'guest' | 'deploy' | 'cookie' | 'none';
  token: string;
}

/** Over TLS, the `__Host-` prefix keeps other hosts and paths from setting it. */
export const hostCookieName = (name: string, publicUrl: string): string => (publicUrl.startsWith('https:') ? `__Host-${name}` : name);
export const sessionCookieName = (publicUrl: string): string => hostCookieName('sannidhi_session', publicUrl);

/** Reads the `Authorization` header or the session cookie. */
export function credentialsOf({ headers }: Pick<FastifyRequest, 'headers'>, cookie: string): Credentials {
  if (headers.authorization !== undefined) {
    const [, scheme = '', token = ''] = /^(Bearer|Guest|Deploy) +(\S+)$/i.exec(headers.authorization) ?? [];
    const named = scheme.toLowerCase();
    return { scheme: named === 'guest' || named === 'deploy' ? named : 'bearer', token };
  }
  const token = headers.cookie?.includes(cookie) ? parse(headers.cookie)[cookie] : undefined;
  return token ? { scheme: 'cookie', token } : { scheme: 'none', token: '' };
}
