import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_WORKER_PATH } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import { fileSecurityHeaders } from './content-security.ts';

/** What the worker may do: fetch from this origin. It runs nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Serves the shell's service worker. Browsers revalidate it every time, so that a change reaches everyone immediately. */
export function serveServiceWorker(fastify: FastifyInstance, root: string, isSecure: boolean): void {
  const file = join(root, 'shell/dist/pages/service-worker.js');
  fastify.get(SERVICE_WORKER_PATH, async (_, reply) => {
    const script = await readFile(file).catch(() => undefined);
    if (!script) return reply.callNotFound();
    return reply
      .headers({ ...fileSecurityHeaders(isSecure), 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}
