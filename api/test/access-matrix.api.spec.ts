import type { Endpoint, Permission } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import type TestAgent from 'supertest/lib/agent.js';
import type { Temple } from '../src/domain/temples/temple.entity.ts';
import { RouteTable, signature } from '../src/platform/http/route-table.ts';
import { ACTORS, type ActorName, clientOf, permissionOf, refusalOf } from './access-matrix/actors.ts';
import { MATRIX } from './access-matrix/matrix.ts';
import { buildOwned, buildStrangers, call, type Owned, ownedCalls, UNOWNED } from './access-matrix/owned.ts';
import { buildTemple } from './factories/temple.factory.ts';
import { listenForWebhooks } from './give.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/** Routes beside the contracts' endpoints: the description and the state of the system, for anybody or for this machine. */
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
let temple: Temple;
/** What reading leaves as it is; each route that changes something gets temples of its own. */
let onlyRead: Owned;
const registered: string[] = [];
beforeAll(async () => {
  const registerWeb = (fastify: FastifyInstance) => {
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') registered.push(`${each} ${url}`);
    });
  };
  api = await startTestApi({}, { registerWeb });
  endpoints = api.get(RouteTable).endpoints;
  listenForWebhooks(api);
  temple = await buildTemple(api);
  onlyRead = await buildOwned(api);
});
afterAll(() => api.close());

it('has a row for every route and a route for every row', () => {
  expect(endpoints.length).toBeGreaterThan(50);
  expect(endpoints.map(signature).sort()).toEqual(Object.keys(MATRIX).sort());
});

it('knows every address the server answers', () => {
  expect([...new Set(registered)].sort()).toEqual([...endpoints.map(signature), ...PLAIN_ROUTES].sort());
});

it.each(Object.entries(MATRIX))('%s is for %s and nobody else', async (route, may) => {
  const endpoint = endpoints.find((each) => signature(each) === route)!;
  for (const actor of ACTORS) {
    const client = await (endpoint.method === 'GET' ? readerFor : clientFor)(actor, permissionOf(may));
    const { status, body } = await call(client, endpoint, {});
    const code = AUTH_CODES.includes(body?.code) ? body.code : undefined;
    expect([actor, code]).toEqual([actor, refusalOf(actor, route, may)]);
    expect(status).not.toBe(500);
  }
});

const clientFor = (actor: ActorName, permission?: Permission) => clientOf(api, actor, temple, permission);
const readers = new Map<string, Promise<TestAgent>>();

/** Reading ends no session: who reads is signed in once. */
function readerFor(actor: ActorName, permission?: Permission): Promise<TestAgent> {
  const name = `${actor}, ${permission}`;
  const known = readers.get(name) ?? clientFor(actor, permission);
  readers.set(name, known);
  return known;
}

/** Operators see every temple's; everybody else what is theirs. */
const naming = Object.entries(MATRIX).filter(
  ([route, may]) => may !== 'anyone' && may !== 'superadmin' && parametersOf(route).some((name) => !UNOWNED.has(name)),
);

it.each(naming)('%s hides what is not theirs', async (route) => {
  const endpoint = endpoints.find((each) => signature(each) === route)!;
  // A stranger who isn't refused changes what is theirs.
  const strangers = ownedCalls(onlyRead)[route]?.other ? buildStrangers(api) : undefined;
  const owned = endpoint.method === 'GET' ? onlyRead : await buildOwned(api, strangers);
  const how = ownedCalls(owned)[route];
  if (!how) throw new Error(`${route} names something, but nothing in owned.ts says how to call it.`);
  const params = { ...owned.params, ...how.params };
  const stranger = await call(owned.other[how.as], endpoint, params, how.body);
  expect([stranger.status, stranger.body?.code]).toEqual(how.other ? [how.other, undefined] : [404, 'not-found']);
  if (endpoint.produces === 'event-stream') return;
  const owner = await call(owned.own[how.as], endpoint, params, how.body);
  expect([owner.status, owner.body?.code]).toEqual([endpoint.status ?? 200, undefined]);
});

function parametersOf(route: string): string[] {
  return [...route.matchAll(/:(\w+)/g)].map(([, name]) => name!);
}
