import type { DeliveredMessage } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../platform/mail/mail-html.ts';
import type { LocalOutbox } from '../../platform/outbox/local-outbox.ts';

const FILE = /^[0-9a-f-]{36}\/\d{1,2}$/;

/**
 * Serves `/dev/outbox`: the stored emails and text messages as a plain page, and their attachments. Call it only if the outbox is local.
 */
export function serveDevOutbox(fastify: FastifyInstance, local: LocalOutbox): void {
  fastify.get<{ Querystring: { to?: string } }>('/dev/outbox', async (request, reply) => {
    const { to } = request.query;
    const messages = await local.list(typeof to === 'string' && to !== '' ? to : undefined);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(pageOf(messages));
  });
  fastify.get<{ Params: { id: string; index: string } }>('/dev/outbox/:id/:index', async (request, reply) => {
    const { id, index } = request.params;
    const bytes = FILE.test(`${id}/${index}`) ? await local.attachment(id, Number(index)) : undefined;
    if (!bytes) return reply.code(404).type('text/plain').send('No such file');
    return reply.type('application/pdf').header('cache-control', 'no-store').send(bytes);
  });
}

const pageOf = (messages: readonly DeliveredMessage[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" type="image/svg+xml" href="/favicon.svg"><title>Local outbox</title></head><body>',
    '<h1>Local outbox</h1><p>Nothing here left this machine. Newest first.</p>',
    '<form><label>To <input name="to"></label> <button>Show</button></form>',
    messages.length === 0 ? '<p>Nothing was sent yet.</p>' : messages.map(articleOf).join(''),
    '</body></html>',
  ].join('');

function articleOf({ channel, to, subject, text, links, code, attachments, createdAt }: DeliveredMessage): string {
  const targets = [...links.map((link) => ({ name: link, path: link })), ...attachments];
  const anchors = targets.map(({ name, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`).join('');
  return [
    `<article><h2>${escapeHtml(subject ?? 'Text message')}</h2>`,
    `<p>${channel} to ${escapeHtml(to)} at <time>${createdAt}</time>${code ? `, code <strong>${escapeHtml(code)}</strong>` : ''}</p>`,
    `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    anchors ? `<ul>${anchors}</ul>` : '',
    '</article><hr>',
  ].join('');
}
