import {
  ATTACHMENT_MEDIA_TYPES,
  conversationNoun,
  DOCUMENT_MAX_BYTES,
  devoteeMessageEndpoints,
  type Endpoint,
  MAIL_REPORT_TYPE,
  type Message,
  mailWebhookEndpoint,
  messagesOf,
  platformMessageEndpoints,
  priestDayEndpoints,
  priestMessageEndpoints,
  priestPhotoEndpoints,
  registrationEndpoints,
  sankalpamSheetNoun,
  templeMessageEndpoints,
  templeNoun,
  templePhotoEndpoints,
  templeRegistrationNoun,
  textStatusEndpoint,
  textWebhookEndpoint,
} from '@sannidhi/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import type { AppRequest } from './fastify-request.ts';
import { signature } from './route-table.ts';
import { charactersOf } from './schema-bounds.ts';

export const BODY_LIMIT_BYTES = 256 * 1024;
const WEBHOOKS = '/api/webhooks/';
/** Where mail programs post RFC 8058's `List-Unsubscribe=One-Click` as a form; all its data is in the URL. */
const ONE_CLICK = /^\/api\/public\/[\w-]+\/[\w.-]+\/unsubscribe$/;
/** What the text provider posts as forms, which are signed as they are written. */
const SIGNED_FORMS = [textWebhookEndpoint.path, textStatusEndpoint.path];
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Release files arrive here unparsed; none are held in memory before it is known who sends them. */
const DEPLOY = '/api/deploy/';

const MESSAGES = [devoteeMessageEndpoints, priestMessageEndpoints, templeMessageEndpoints, platformMessageEndpoints];
const ATTACHMENT = messagesOf(conversationNoun)('conversation.attachment-type');

/**
 * Routes whose body is a file, and what they say of a file of another kind. Elsewhere every file is an unsupported media type. Messages
 * carry every type that another route takes.
 */
const UPLOADS: ReadonlyMap<string, Message> = new Map([
  [registrationEndpoints.upload.path, messagesOf(templeRegistrationNoun)('registration.paper-type')],
  [priestDayEndpoints.photo.path, messagesOf(sankalpamSheetNoun)('sankalpam-sheet.photo-type')],
  [templePhotoEndpoints.add.path, messagesOf(templeNoun)('temple.photo-type')],
  [priestPhotoEndpoints.add.path, messagesOf(templeNoun)('temple.photo-type')],
  ...MESSAGES.map(({ attach }) => [attach.path, ATTACHMENT] as const),
]);

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
  fastify.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (request, text, done) => {
    const isSigned = SIGNED_FORMS.includes(routeOf(request));
    if (isSigned) (request as AppRequest).rawBody = String(text);
    if (isSigned || ONE_CLICK.test(request.url)) done(null, undefined);
    else done(new DomainError('unsupported-media-type'), undefined);
  });
  fastify.addContentTypeParser(MAIL_REPORT_TYPE, { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (request, bytes, done) => {
    if (request.url !== mailWebhookEndpoint.path) return done(new DomainError('unsupported-media-type'));
    // A mail may have bytes of any encoding; they are signed as they are.
    (request as AppRequest).rawBody = bytes.toString('latin1');
    done(null, undefined);
  });
  fastify.addContentTypeParser('application/octet-stream', (request, stream, done) => {
    if (request.url.startsWith(DEPLOY)) done(null, stream);
    else done(new DomainError('unsupported-media-type'));
  });
  fastify.addContentTypeParser(ATTACHMENT_MEDIA_TYPES, { parseAs: 'buffer', bodyLimit: DOCUMENT_MAX_BYTES }, (request, bytes, done) => {
    if (UPLOADS.has(routeOf(request))) done(null, bytes);
    else done(new DomainError('unsupported-media-type'));
  });
  fastify.addContentTypeParser('*', (request, _stream, done) => {
    done(new DomainError('unsupported-media-type', { message: UPLOADS.get(routeOf(request)) }));
  });
}

/** A request's path as its endpoint declares it. */
const routeOf = ({ url, routeOptions }: FastifyRequest): string => routeOptions.url ?? url.split('?', 1).join();

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
