import { type Endpoint, PERMISSIONS, type Permission, STAFF_PRESET_NAMES, STAFF_PRESETS } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import * as apiNouns from '../src/noun-list.ts';
import { RouteTable, signature } from '../src/platform/http/route-table.ts';
import { ACTORS, actorClients, permissionOf, refusalOf } from './access-matrix/actors.ts';
import { listenForWebhooks } from './give.ts';
import { personOf, prepare, rowOf, send } from './nouns/call-route.ts';
import { FIXTURES, PRESETS_OF, ROWS } from './nouns/fixtures.ts';
import type { Place } from './nouns/noun-fixture.ts';
import { buildPlace } from './nouns/place.ts';
import { signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/** Routes besides the contracts' endpoints: the system's documentation and status, for anyone or for this machine. */
const PLAIN_ROUTES = ['GET /api/docs', 'GET /api/docs/openapi.json', 'GET /api/metrics', 'GET /dev/outbox', 'GET /dev/outbox/:id/:index'];
const AUTH_CODES = [
  'session-required',
  'guest-session-required',
  'forbidden',
  'email-unverified',
  'second-factor-required',
  'deploy-token-required',
];

let api: TestApi;
let endpoints: readonly Endpoint[];
let place: Place;
let clients: ReturnType<typeof actorClients>;
const registered: string[] = [];
beforeAll(async () => {
  const registerWeb = (fastify: FastifyInstance) => {
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') registered.push(`${each} ${url}`);
    });
  };
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' }, { registerWeb });
  endpoints = api.get(RouteTable).endpoints;
  listenForWebhooks(api);
  place = await buildPlace(api);
  clients = actorClients(api, place.giving.temple);
});
afterAll(() => api.close());

it('has a row for every route and a route for every row', () => {
  expect(endpoints.length).toBeGreaterThan(50);
  expect(endpoints.map(signature).sort()).toEqual([...ROWS.keys()].sort());
});

it('finds a fixture beside every noun that has routes or tables', () => {
  const nouns = Object.entries(apiNouns).filter(([, { nouns: named, controllers, schema }]) => named.length > 0 || controllers || schema);
  expect(nouns.length).toBeGreaterThan(20);
  const folders = nouns.map(([name]) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`));
  expect(folders.map((folder) => `domain/${folder}/${folder}.fixture.ts`).filter((file) => !FIXTURES.has(file))).toEqual([]);
});

/** One route that reads and one that changes something, of those a permission is for. */
const routesOf = (permission: Permission): Endpoint[] => {
  const its = endpoints.filter((endpoint) => permissionOf(rowOf(endpoint).may) === permission);
  return [its.find(({ method }) => method === 'GET'), its.find(({ method }) => method !== 'GET')].filter((each) => each !== undefined);
};

it('has a route and a row of presets for every permission', () => {
  expect(PERMISSIONS.filter((permission) => routesOf(permission).length === 0)).toEqual([]);
  const declared = PERMISSIONS.map((permission) => [
    permission,
    STAFF_PRESET_NAMES.filter((preset) => preset !== 'owner' && STAFF_PRESETS[preset].includes(permission)),
  ]);
  expect(Object.fromEntries(PRESETS_OF)).toEqual(Object.fromEntries(declared));
});

it.each(STAFF_PRESET_NAMES)('lets the preset %s do what its permissions are for, and nothing else', async (preset) => {
  const { client } = await signInStaff(api, { temple: place.giving.temple, preset });
  for (const permission of PERMISSIONS) {
    const may = preset === 'owner' || PRESETS_OF.get(permission)?.includes(preset);
    for (const endpoint of routesOf(permission)) {
      const { body } = await send(client, endpoint, {});
      expect([signature(endpoint), body?.code === 'forbidden']).toEqual([signature(endpoint), !may]);
    }
  }
});

it('knows every address the server answers', () => {
  expect([...new Set(registered)].sort()).toEqual([...endpoints.map(signature), ...PLAIN_ROUTES].sort());
});

it.each([...ROWS].map(([route, { may }]) => [route, may] as const))('%s is for %s and nobody else', async (route, may) => {
  const endpoint = endpoints.find((each) => signature(each) === route)!;
  for (const actor of ACTORS) {
    const refusal = refusalOf(actor, rowOf(endpoint));
    const isSafe = refusal !== undefined || endpoint.method === 'GET';
    const { status, body } = await send(await clients.of(actor, permissionOf(may), isSafe), endpoint, {});
    const code = AUTH_CODES.includes(body?.code) ? body.code : undefined;
    expect([actor, code]).toEqual([actor, refusal]);
    expect(status).not.toBe(500);
  }
});

/** Operators see every temple's; everyone else sees their own. */
const naming = [...ROWS].filter(([route, { may }]) => personOf(may) && route.includes('/:')).map(([route]) => route);

it.each(naming)('%s hides what is not theirs', async (route) => {
  const endpoint = endpoints.find((each) => signature(each) === route)!;
  const { may, stranger = 404 } = rowOf(endpoint);
  const made = await prepare(endpoint, place, api);
  const answer = await send(place.other[personOf(may)!], endpoint, made);
  expect(answer.status).toBe(stranger);
  if (stranger === 404) expect(answer.body.code).toBe('not-found');
  if (endpoint.produces === 'event-stream') return;
  const owner = await send(made.client, endpoint, made);
  expect([owner.status, owner.body?.code]).toEqual([endpoint.status ?? 200, undefined]);
});
