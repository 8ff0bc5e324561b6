import type TestAgent from 'supertest/lib/agent.js';
import type { TestApi } from './start-test-api.ts';

/** A browser in its own network, with a cookie jar. The API has to be started with `TRUSTED_PROXIES: '127.0.0.1'`. */
export function browserFrom(api: TestApi, address: string): TestAgent {
  const client = api.client();
  client.set('x-forwarded-for', address).set('origin', 'http://localhost:4100').set('user-agent', CHROME);
  return client;
}

let last = 0;
/** An IPv4 address not yet used in this file. */
export const newAddress = (): string => `10.${(++last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
