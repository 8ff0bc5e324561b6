import { DOCUMENT_MAX_BYTES, DOCUMENT_MEDIA_TYPES, type Endpoint, registrationEndpoints } from '@sannidhi/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import type { AppRequest } from './fastify-request.ts';
import { signature } from './route-table.ts';
import { charactersOf } from './schema-bounds.ts';

export const BODY_LIMIT_BYTES = 256 * 1024;
const WEBHOOKS = '/api/webhooks/';
/** Where mail programs post RFC 8058's `List-Unsubscribe=One-Click` as a form; all its data is in the URL. */
const ONE_CLICK = /^\/api\/public\/[\w-]+\/[\w.-]+\/unsubscribe$/;
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Release files arrive here unparsed; none are held in memory before it is known who sends them. */
const DEPLOY = '/api/deploy/';

/** Routes whose body is a file. Elsewhere a file is an unsupported media type. */
const UPLOADS: readonly string[] = [registrationEndpoints.upload.path];

/**
 * Reads JSON bodies up to what their endpoint's schema allows, before they are parsed, release files as streams, and files where a file is
 * expected; a mail program’s unsubscribe form has no body. Keeps the exact text if a signature covers it; an empty body is no body;
 * `__proto__` is refused.
 */
export function readJsonBodies(fastify: FastifyInstance, endpoints: () => readonly Endpoint[]): void {
  const mostOf = longestBodies(endpoints);
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (request, text, done) => {
    const body = String(text);
    if (request.url.startsWith(WEBHOOKS)) (request as AppRequest).rawBody = body;
    if (body === '') done(null, undefined);
    else if (body.length > mostOf(request)) done(new DomainError('request-too-large'), undefined);
    else parse(request, body, done);
  });
  fastify.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (request, _text, done) => {
    if (ONE_CLICK.test(request.url)) done(null, undefined);
    else done(new DomainError('unsupported-media-type'), undefined);
  });
  fastify.addContentTypeParser('application/octet-stream', (request, stream, done) => {
    if (request.url.startsWith(DEPLOY)) done(null, stream);
    else done(new DomainError('unsupported-media-type'));
  });
  fastify.addContentTypeParser([...DOCUMENT_MEDIA_TYPES], { parseAs: 'buffer', bodyLimit: DOCUMENT_MAX_BYTES }, (request, bytes, done) => {
    if (UPLOADS.includes(request.url.split('?', 1).join())) done(null, bytes);
    else done(new DomainError('unsupported-media-type'));
  });
}

/** Room for mistakes, which are reported field by field; more than this isn't a mistake. */
const LEAST_LIMIT = 64 * 1024;

/** The maximum length of a JSON body on a request's route, in characters. A webhook's is up to the provider. */
function longestBodies(endpoints: () => readonly Endpoint[]): (request: FastifyRequest) => number {
  let limits: ReadonlyMap<string, number> | undefined;
  return ({ method, url, routeOptions }) => {
    limits ??= new Map(endpoints().map((endpoint) => [signature(endpoint), Math.max(LEAST_LIMIT, charactersOf(endpoint.body))]));
    return url.startsWith(WEBHOOKS) ? BODY_LIMIT_BYTES : (limits.get(`${method} ${routeOptions.url}`) ?? LEAST_LIMIT);
  };
}
