import type { Endpoint } from './endpoint.ts';
import * as contracts from './index.ts';
import { NOUNS, type Noun } from './nouns.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** Every endpoint among the contracts' exports, however deeply nested. */
function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(endpointsIn) : [];
}

const named = Object.entries(contracts).filter(([name]) => /endpoints?$/i.test(name));
const endpoints = named.flatMap(([, group]) => endpointsIn(group));
const nounsOf = (side: 'reads' | 'changes') => new Set(endpoints.flatMap((endpoint) => endpoint[side] ?? []));
const missing = (wanted: readonly Noun[], found: ReadonlySet<Noun>) => wanted.filter((noun) => !found.has(noun));
/** What the platform changes through a command or a job, or what never changes. */
const CHANGED_ELSEWHERE: readonly Noun[] = [];

describe('every endpoint', () => {
  it('is found by this test', () => {
    expect(endpoints.length).toBeGreaterThan(140);
  });

  it('says what it reads or changes', () => {
    const silent = endpoints.filter((endpoint) => (endpoint.method === 'GET' ? endpoint.reads : endpoint.changes) === undefined);
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('together read and change every noun', () => {
    expect(missing(NOUNS, nounsOf('reads'))).toEqual([]);
    expect(missing(NOUNS, nounsOf('changes'))).toEqual(CHANGED_ELSEWHERE);
  });
});
