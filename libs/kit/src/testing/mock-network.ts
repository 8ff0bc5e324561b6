import type { ApiError, Endpoint, ErrorCode, ReplyOf } from '@sannidhi/contracts';
import { ERRORS } from '@sannidhi/contracts';

/** One call made by the code under test. */
export interface SeenCall {
  method: string;
  /** The path with its query. */
  address: string;
  path: string;
  query: URLSearchParams;
  params: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  credentials: RequestCredentials | undefined;
  body: unknown;
}

type Answer = unknown | ((call: SeenCall) => unknown);
interface Route {
  method: string;
  pattern: RegExp;
  names: string[];
  reads: readonly string[];
  answer: Answer;
}

/** An error response: `refusal('not-found')` has the status, sentence and shape the API would send. */
export class Refusal {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    this.status = status;
    this.body = body;
  }
}

export function refusal(code: ErrorCode, detail: { message?: string; fields?: Record<string, string> } = {}): Refusal {
  const [statusCode, message] = ERRORS[code];
  const body: ApiError = { statusCode, code, message, requestId: 'test-request', ...detail };
  return new Refusal(statusCode, JSON.stringify(body));
}

/** Simulates a network that is down. */
export const NETWORK_DOWN = Symbol('network down');

/** A test's network: responds by endpoint, records every call, and refuses calls without a response. */
export interface MockNetwork {
  /** The latest response set for an endpoint wins. A function is called for each request. */
  on<E extends Endpoint>(
    endpoint: E,
    answer: ReplyOf<E> | Refusal | typeof NETWORK_DOWN | ((call: SeenCall) => ReplyOf<E> | Refusal | Promise<ReplyOf<E>>),
  ): MockNetwork;
  calls: SeenCall[];
  callsTo(endpoint: Endpoint): SeenCall[];
  /** The nouns that answered calls have read, in the alphabet's order. */
  nounsRead(): string[];
  restore(): void;
}

/** Replaces `fetch` until `restore`. A call without a response gets 404, as from the API. */
export function mockNetwork(): MockNetwork {
  const routes: Route[] = [];
  const calls: SeenCall[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const call = seen(String(input), init);
    const route = routes.findLast((one) => one.method === call.method && one.pattern.test(call.path));
    const match = route?.pattern.exec(call.path);
    const asked: SeenCall = { ...call, params: Object.fromEntries((route?.names ?? []).map((name, i) => [name, match?.[i + 1] ?? ''])) };
    calls.push(asked);
    const answer = route ? await (typeof route.answer === 'function' ? route.answer(asked) : route.answer) : refusal('not-found');
    if (answer === NETWORK_DOWN) throw new TypeError('Failed to fetch');
    return answer instanceof Refusal
      ? response(answer.body, answer.status)
      : response(answer === undefined ? '' : JSON.stringify(answer), 200);
  };
  const network: MockNetwork = {
    on(endpoint, answer) {
      routes.push({ method: endpoint.method, ...compile(endpoint.path), reads: endpoint.reads ?? [], answer });
      return network;
    },
    calls,
    callsTo: (endpoint) => calls.filter((call) => call.method === endpoint.method && compile(endpoint.path).pattern.test(call.path)),
    nounsRead() {
      const asked = routes.filter(({ method, pattern }) => calls.some((call) => call.method === method && pattern.test(call.path)));
      return [...new Set(asked.flatMap(({ reads }) => reads))].sort();
    },
    restore() {
      globalThis.fetch = original;
    },
  };
  return network;
}

function compile(path: string): { pattern: RegExp; names: string[] } {
  const names = [...path.matchAll(/:([A-Za-z]\w*)/g)].map((match) => match[1] ?? '');
  return { pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:[A-Za-z]\w*/g, '([^/]+)')}$`), names };
}

function seen(address: string, init: RequestInit): SeenCall {
  const url = new URL(address, 'http://test.local');
  return {
    method: init.method ?? 'GET',
    address,
    path: url.pathname,
    query: url.searchParams,
    params: {},
    headers: Object.fromEntries(new Headers(init.headers).entries()),
    credentials: init.credentials,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  };
}

const response = (body: string, status: number): Response =>
  new Response(status === 204 ? null : body, {
    status,
    statusText: status === 200 ? 'OK' : 'Refused',
    headers: { 'content-type': 'application/json' },
  });
