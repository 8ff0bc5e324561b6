import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@sannidhi/contracts';
import type { Response, Test } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { signature } from '../../src/platform/http/route-table.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { newAddress } from '../network.ts';
import type { TestApi } from '../start-test-api.ts';
import { ROWS } from './fixtures.ts';
import type { Call, MayCall, People, Place, RouteRow } from './noun-fixture.ts';

/** A call with everything it needs set up, and its caller. */
export interface PreparedCall extends Call {
  client: TestAgent;
  params: Record<string, string>;
}

/** A route's entry in the fixtures. Throws if there is none. */
export function rowOf(endpoint: Endpoint): RouteRow {
  const row = ROWS.get(signature(endpoint));
  if (!row) throw new Error(`No fixture has a row for ${signature(endpoint)}.`);
  return row;
}

/** Creates what a route's valid call needs. Throws if the route has a body and its fixture has no call. */
export async function prepare(endpoint: Endpoint, place: Place, api: TestApi): Promise<PreparedCall> {
  const { may, call } = rowOf(endpoint);
  const made = typeof call === 'function' ? await call(place, api) : call;
  if (!made?.body && endpoint.body) throw new Error(`${signature(endpoint)} takes a body, but its fixture says of no right one.`);
  const params = { ...place.params, ...made?.params };
  return { ...made, params, client: made?.client ?? clientOf(may, place, api) };
}

/** Of those who may call, the ones whose records the place contains. */
function clientOf(may: MayCall, { own, priest, desk }: Place, api: TestApi): TestAgent {
  const person = personOf(may);
  if (person) return own[person];
  if (may === 'anyone') return api.client();
  return may === 'priest' ? priest : desk;
}

/** Which of those with records may call; undefined if anyone may, or only someone from the platform. */
export function personOf(may: MayCall): keyof People | undefined {
  if (may === 'donor' || may === 'anybody signed in') return 'donor';
  if (may === 'deploy token') return 'deployer';
  if (may === 'guest') return 'guest';
  return may === 'temple-admin' || may.startsWith('staff with') ? 'staff' : undefined;
}

/** Calls a route, from its own network if the API trusts a proxy. Parameters missing in `params` are unknown ids. */
export function send(client: TestAgent, { method, path, produces }: Endpoint, { params = {}, query, body, headers = {} }: Call): Test {
  const address = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? newId());
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'patch';
  const sent = client[verb](address).set('idempotency-key', newId()).set('x-forwarded-for', newAddress()).set(headers);
  if (query) sent.query(query);
  if (produces === 'event-stream') return sent.buffer(true).parse(firstEvent);
  return method === 'GET' || method === 'DELETE' ? sent : sent.send(body ?? {});
}

/** Reads the first event of a stream and disconnects; anything else is read to its end. */
function firstEvent(response: Response, done: (error: Error | null, body: unknown) => void): void {
  const stream = response as unknown as IncomingMessage;
  const isEvents = stream.headers['content-type']?.startsWith('text/event-stream') ?? false;
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk;
    if (isEvents) stream.destroy();
  });
  stream.on('close', () => done(null, isEvents ? {} : JSON.parse(text || '{}')));
}
