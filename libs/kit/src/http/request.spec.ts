import { becomeAuthenticated, becomeUnauthenticated } from '../session/session-store.ts';
import { buildStaff } from '../testing/index.ts';
import { addressOf } from './address.ts';
import { HttpError } from './http-error.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { request } from './request.ts';

const original = globalThis.fetch;
let sent: RequestInit[] = [];
const answer = (body: string, init: ResponseInit = {}) => {
  globalThis.fetch = async (_, options = {}) => {
    sent.push(options);
    return new Response(body, init);
  };
};
const headers = () => Object.fromEntries(new Headers(sent[0]?.headers).entries());

beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterAll(() => {
  globalThis.fetch = original;
});

describe('a call', () => {
  it('[7.01] sends JSON with its content type when a body exists, and neither when none does', async () => {
    answer('{}');
    await request('/api/x', { method: 'POST', body: { a: 1 } });
    expect(sent[0]).toMatchObject({ body: '{"a":1}' });
    expect(headers()).toMatchObject({ 'content-type': 'application/json' });
    sent = [];
    await request('/api/x');
    expect(sent[0]?.body).toBeUndefined();
    expect(headers()).not.toHaveProperty('content-type');
  });

  it('[7.02] always sends cookies', async () => {
    answer('{}');
    await request('/api/x');
    expect(sent[0]?.credentials).toBe('include');
  });

  it('names the temple the page was opened with, also after the session moved to another', async () => {
    answer('{}');
    const { temple } = buildStaff();
    becomeAuthenticated(buildStaff());
    becomeAuthenticated(buildStaff('owner', { temple: { ...temple!, id: 'other' } }));
    await request('/api/x', { method: 'POST' });
    expect(headers()).toMatchObject({ 'x-temple-id': temple?.id });
    sent = [];
    await request('/api/x');
    expect(headers()).toMatchObject({ 'x-temple-id': temple?.id });
    becomeUnauthenticated();
    sent = [];
    await request('/api/x', { method: 'POST' });
    expect(headers()).not.toHaveProperty('x-temple-id');
  });

  it('[7.03] adds a bearer header when authToken is stored', async () => {
    answer('{}');
    await request('/api/x');
    expect(headers()).not.toHaveProperty('authorization');
    sent = [];
    localStorage.setItem('authToken', 'abc');
    await request('/api/x');
    expect(headers()).toMatchObject({ authorization: 'Bearer abc' });
  });

  it('[3.02] reads auth_token where authToken is missing', async () => {
    answer('{}');
    localStorage.setItem('auth_token', 'other');
    await request('/api/x');
    expect(headers()).toMatchObject({ authorization: 'Bearer other' });
  });

  it('reads an empty answer as nothing', async () => {
    answer('');
    await expect(request('/api/x')).resolves.toBeUndefined();
  });
});

describe('an answer that is not ok', () => {
  it('[8.01] raises status, colon, space and the body', async () => {
    answer('teapot', { status: 418, statusText: 'I am' });
    await expect(request('/api/x')).rejects.toThrow(new Error('418: teapot'));
  });

  it('[8.01] takes the status text where the body is empty', async () => {
    answer('', { status: 503, statusText: 'Service Unavailable' });
    await expect(request('/api/x')).rejects.toThrow(new Error('503: Service Unavailable'));
  });

  it('carries the API’s parsed error', async () => {
    answer('{"statusCode":422,"code":"fund-closed","message":"This purpose is closed.","requestId":"r"}', { status: 422 });
    const error = await request('/api/x').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(HttpError);
    expect((error as HttpError).api?.code).toBe('fund-closed');
  });

  it('[8.02] treats 401 like any other: nothing is cleared, nobody is sent away', async () => {
    localStorage.setItem('authToken', 'abc');
    answer('', { status: 401, statusText: 'Unauthorized' });
    await expect(request('/api/x')).rejects.toThrow('401: Unauthorized');
    expect(localStorage.getItem('authToken')).toBe('abc');
    expect(sent).toHaveLength(1);
  });
});

describe('an address', () => {
  it('fills in and encodes params, and leaves out empty query values', () => {
    expect(addressOf('/api/t/:id/x', { id: 'a b' }, { search: '', sort: '-at', page: undefined, tags: ['a', 'b'] })).toBe(
      '/api/t/a%20b/x?sort=-at&tags=a&tags=b',
    );
  });

  it('refuses to call with a missing param', () => {
    expect(() => addressOf('/api/t/:id', {})).toThrow('lacks "id"');
  });
});

describe('idempotency keys', () => {
  it('stay the same for the same wish, across failures', () => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ cents: 5100 });
    expect(keys.keyFor({ cents: 5100 })).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it('change with the payload and after success', () => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ cents: 5100 });
    const changed = keys.keyFor({ cents: 10_100 });
    expect(changed).not.toBe(first);
    keys.settle();
    expect(keys.keyFor({ cents: 10_100 })).not.toBe(changed);
  });
});
