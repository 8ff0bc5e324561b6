import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Every page has a different nonce, so each response is compressed on the fly: fast rather than small. */
const QUALITY = 5;

/** Sends a page with the best compression the browser accepts. Pages are never cached, because they list the current releases. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  const content = Buffer.from(html);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding, Accept-Language, Cookie').type('text/html; charset=utf-8');
  if (/\bbr\b/.test(accepted)) reply.header('content-encoding', 'br').send(await brotli(content, brotliOptions(content)));
  else if (/\bgzip\b/.test(accepted)) reply.header('content-encoding', 'gzip').send(await zip(content));
  else reply.send(content);
}

const brotliOptions = (content: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
});
