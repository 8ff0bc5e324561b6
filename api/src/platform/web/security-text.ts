import type { FastifyInstance } from 'fastify';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year, so that nobody writes to an abandoned address. */
const VALID_DAYS = 180;

/** Serves the address for vulnerability reports (RFC 9116). A running platform is up to date, so each response is valid from today. */
export function serveSecurityText(fastify: FastifyInstance, publicUrl: string): void {
  fastify.get('/.well-known/security.txt', (_, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(securityText(publicUrl, new Date())),
  );
}

/** The file's lines for a platform at `publicUrl`. */
export const securityText = (publicUrl: string, now: Date): string =>
  [
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
