import { type Access, BRAND, type Endpoint, ERRORS } from '@sannidhi/contracts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  paths: Record<string, Record<string, JsonSchema>>;
  components: JsonSchema;
}

/** The API as its registered endpoints declare it. Nothing is written by hand, so nothing can diverge. */
export function openApiDocument(endpoints: readonly Endpoint[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return { openapi: '3.1.0', info: { title: `${BRAND.name} API`, version: '1' }, paths, components: COMPONENTS };
}

const PARAMS: JsonSchema = { type: 'object', additionalProperties: { type: ['string', 'number'] } };
const COMPONENTS: JsonSchema = {
  securitySchemes: {
    session: { type: 'http', scheme: 'bearer', description: 'The authToken of a sign-in; a browser sends the same as its session cookie.' },
    guest: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Guest <token>`: the token of a proven phone.' },
    deploy: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Deploy <token>`: a deploy token of one remote.' },
  },
  schemas: {
    Message: { type: 'object', required: ['code'], properties: { code: { type: 'string' }, params: PARAMS } },
    Error: {
      type: 'object',
      required: ['statusCode', 'code', 'message', 'requestId'],
      properties: {
        statusCode: { type: 'integer' },
        code: { enum: Object.keys(ERRORS) },
        message: { type: 'string' },
        messageCode: { type: 'string', description: 'What `message` says, as catalogs of other languages know it.' },
        params: PARAMS,
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        fieldMessages: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Message' } },
        requestId: { type: 'string' },
        challenge: { type: 'string' },
      },
    },
  },
};

const MEDIA_TYPES = {
  json: 'application/json',
  pdf: 'application/pdf',
  csv: 'text/csv',
  calendar: 'text/calendar',
  'event-stream': 'text/event-stream',
  file: 'application/octet-stream',
} as const;

function operationOf(endpoint: Endpoint): JsonSchema {
  const { summary, access, accepts, body, produces = 'json', status = 200 } = endpoint;
  const content = produces === 'redirect' || status === 204 ? {} : { content: { [MEDIA_TYPES[produces]]: {} } };
  return {
    summary,
    description: accessSentence(access),
    security: securityOf(access),
    parameters: parametersOf(endpoint),
    ...(accepts ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body) } } } } : {}),
    responses: { [status]: { description: 'Success', ...content }, default: ERROR_RESPONSE },
  };
}

const ERROR_RESPONSE = {
  description: 'Anything else',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function parametersOf({ path, query, idempotent }: Endpoint): JsonSchema[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ in: 'path', name, required: true, schema: { type: 'string' } }));
  const schema = query ? jsonSchemaOf(query) : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const inQuery = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    in: 'query',
    name,
    required: required.includes(name),
    schema: field,
  }));
  const key = { in: 'header', name: 'Idempotency-Key', required: true, schema: { type: 'string', maxLength: 200 } };
  return [...inPath, ...inQuery, ...(idempotent ? [key] : [])];
}

/** Who may call a route, in words. */
export function accessSentence(access: Access): string {
  if (access.kind === 'public') return 'For anybody.';
  if (access.kind === 'guest') return 'For a guest who proved a phone.';
  if (access.kind === 'deploy') return 'For the release tool of the remote, with its deploy token.';
  const roles = access.roles.join(' or ');
  return `For ${roles}${access.permission ? ` with ${access.permission}` : ''}${access.beforeVerification ? '' : ', email verified'}.`;
}

function securityOf(access: Access): JsonSchema[] {
  if (access.kind === 'public') return [];
  return [access.kind === 'role' ? { session: [] } : { [access.kind]: [] }];
}
