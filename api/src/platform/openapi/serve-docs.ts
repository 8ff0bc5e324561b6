import { BRAND, type Endpoint } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../mail/mail-html.ts';
import { accessSentence, openApiDocument } from './openapi-document.ts';

/** Serves the API's documentation: `/api/docs` to read, `/api/docs/openapi.json` for tools. Both are generated on the first request. */
export function serveDocs(fastify: FastifyInstance, endpoints: () => readonly Endpoint[]): void {
  fastify.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(pageOf(endpoints())));
  fastify.get('/api/docs/openapi.json', (_request, reply) => reply.send(openApiDocument(endpoints())));
}

function pageOf(endpoints: readonly Endpoint[]): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND.name} API</title></head><body>`,
    `<h1>${BRAND.name} API</h1><p>For tools: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>`,
    '<table><thead><tr><th>Method</th><th>Path</th><th>What</th><th>Who</th></tr></thead><tbody>',
    ...endpoints.map(rowOf),
    '</tbody></table></body></html>',
  ].join('');
}

const rowOf = ({ method, path, summary, access }: Endpoint): string =>
  `<tr><td>${method}</td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td>${escapeHtml(accessSentence(access))}</td></tr>`;
