import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { RouteTable } from '../http/route-table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('describes every registered endpoint for tools', async () => {
  const { body } = await api.client().get('/api/docs/openapi.json').expect(200);
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const registered = api.get(RouteTable).endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(described.sort()).toEqual(registered.sort());
});

it('lists the limits of a payload’s fields', async () => {
  const { body } = await api.client().get('/api/docs/openapi.json');
  const { schema } = body.paths['/api/auth/register'].post.requestBody.content['application/json'];
  expect(schema).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['fullName', 'email', 'password'],
    properties: {
      fullName: { type: 'string', minLength: 2, maxLength: 120, pattern: expect.stringMatching(/\\p\{Cc\}/) },
      email: { type: 'string', maxLength: 254, format: 'email' },
      password: { type: 'string', minLength: 6, maxLength: 256 },
    },
  });
  const list = body.paths['/api/public/temples'].get;
  expect(list.parameters).toContainEqual({
    in: 'query',
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
  });
  expect(list.security).toEqual([]);
});

it('describes itself for people', async () => {
  const { text, headers } = await api.client().get('/api/docs').expect(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(text).toContain('<code>/api/auth/login</code>');
});

it('serves metrics to this machine and not through a proxy', async () => {
  await api.client().get('/api/public/temples');
  const { text } = await api.client().get('/api/metrics').expect(200);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/public\/temples",status="200"\} 1/);
  expect(text).toContain('outbox_messages{state="dead"} 0');
  await api.client().get('/api/metrics').set('x-forwarded-for', '127.0.0.1').expect(404);
});

it('sends data that runs nothing and is kept nowhere', async () => {
  for (const path of ['/api/public/temples', '/api/nothing-here', '/dev/outbox']) {
    const { headers } = await api.client().get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});
