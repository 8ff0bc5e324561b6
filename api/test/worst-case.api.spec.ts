import { availableParallelism } from 'node:os';
import type { Access, Endpoint } from '@sannidhi/contracts';
import type { Response } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import type { Temple } from '../src/domain/temples/temple.entity.ts';
import { RouteTable, signature } from '../src/platform/http/route-table.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { type ActorName, clientOf } from './access-matrix/actors.ts';
import { buildTemple } from './factories/temple.factory.ts';
import { ROWS } from './nouns/fixtures.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { plainBodies, worstBodies, worstHeaders, worstQueries } from './worst-case/payloads.ts';

const CPU_MS = 250;
const ANSWER_BYTES = 64_000;
/** The first by the clock alone. */
const TRIES = 4;
const REFUSED_BEFORE_PAYLOAD = new Set([
  'session-required',
  'guest-session-required',
  'deploy-token-required',
  'forbidden',
  'too-many-requests',
]);

let api: TestApi;
let temple: Temple;
let endpoints: readonly Endpoint[];
let network = 0;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  temple = await buildTemple(api);
  endpoints = api.get(RouteTable).endpoints;
});
afterAll(() => api.close());

const routes = [...ROWS.keys()];
const endpointOf = (route: string) => endpoints.find((each) => signature(each) === route)!;
const writing = routes.filter((route) => !/^(GET|DELETE) /.test(route));
const reading = routes.filter((route) => route.startsWith('GET '));

it.each(writing)('%s answers the worst body at next to no cost', async (route) => {
  const endpoint = endpointOf(route);
  const client = await callerOf(endpoint);
  const found: string[] = [];
  let tooLong = Number.POSITIVE_INFINITY;
  for (const [what, body] of endpoint.body ? worstBodies(endpoint.body) : plainBodies()) {
    // A body is refused for its length before anything reads it: what is as long as one that was refused costs the same.
    if (Buffer.byteLength(body) >= tooLong) continue;
    const send = () => sent(client, endpoint).set('content-type', 'application/json').send(body);
    const { problems, status } = await costOf(what, send, endpoint.body !== undefined);
    found.push(...problems);
    if (status === 413) tooLong = Buffer.byteLength(body);
  }
  expect(found).toEqual([]);
});

it.each(reading)('%s answers the worst query at next to no cost', async (route) => {
  const endpoint = endpointOf(route);
  const client = await callerOf(endpoint);
  const found: string[] = [];
  // A stream's answer has no end to wait for.
  for (const [what, query] of endpoint.produces === 'event-stream' ? [] : worstQueries(endpoint.query))
    found.push(...(await costOf(what, () => sent(client, endpoint, `?${query}`), true)).problems);
  expect(found).toEqual([]);
});

it('answers the longest headers at next to no cost', async () => {
  const found: string[] = [];
  for (const path of ['/api/public/temples', '/api/public/panchanga/cities?search=edison', '/api/public/remotes', '/nowhere'])
    for (const [what, headers] of worstHeaders())
      found.push(...(await costOf(`${path} ${what}`, () => api.client().get(path).set(headers), false)).problems);
  expect(found).toEqual([]);
});

interface Cost {
  status: number;
  problems: string[];
}

/** What is wrong with the answers to a request; its cost is the least of its tries. */
async function costOf(what: string, send: () => PromiseLike<Response>, reachesPayload: boolean): Promise<Cost> {
  let least = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let turn = 0; turn < TRIES && least > CPU_MS; turn++) {
    const { answer, cpuMs } = await (turn === 0 ? timed(send) : measured(send));
    least = Math.min(least, cpuMs);
    const { body, text = '' } = answer;
    status = answer.status;
    if (status >= 500) return { status, problems: [`${what}: ${status}`] };
    if (reachesPayload && REFUSED_BEFORE_PAYLOAD.has(body?.code))
      return { status, problems: [`${what}: ${body.code} before its payload was read`] };
    if (text.length > ANSWER_BYTES) return { status, problems: [`${what}: an answer of ${text.length} bytes`] };
  }
  return { status, problems: least > CPU_MS ? [`${what}: ${Math.round(least)} ms`] : [] };
}

/** The most that it can have cost: its time on every core. The system takes longer to count than most requests to answer. */
async function timed(send: () => PromiseLike<Response>) {
  const startedAt = performance.now();
  const answer = await send();
  return { answer, cpuMs: (performance.now() - startedAt) * availableParallelism() };
}

async function measured(send: () => PromiseLike<Response>) {
  const before = process.cpuUsage();
  const answer = await send();
  const { user, system } = process.cpuUsage(before);
  return { answer, cpuMs: (user + system) / 1000 };
}

/** Each request comes from a network of its own, so that no limit hides the cost. */
function sent(client: TestAgent, { method, path }: Endpoint, query = '') {
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch';
  const address = path.replace(/:\w+/g, () => newId());
  network += 1;
  return client[verb](address + query)
    .set('idempotency-key', newId())
    .set('x-forwarded-for', `198.${18 + (network >> 16)}.${(network >> 8) % 256}.${network % 256}`);
}

const callerOf = ({ access }: Endpoint): Promise<TestAgent> => clientOf(api, actorOf(access), temple, permissionOf(access));
const permissionOf = (access: Access) => (access.kind === 'role' ? access.permission : undefined);

function actorOf(access: Access): ActorName {
  if (access.kind === 'public') return 'anonymous';
  if (access.kind === 'deploy') return 'deploy token';
  if (access.kind === 'guest') return 'guest';
  const [role] = access.roles;
  return role === 'temple-admin' ? 'staff with the permission' : role!;
}
