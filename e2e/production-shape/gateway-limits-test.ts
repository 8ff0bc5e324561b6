/** The limits of `deploy/nginx`, in a real nginx (`NGINX_PATH`) in front of a platform that responds to everything immediately. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ERRORS } from '@sannidhi/contracts';
import { freePort } from '../harness/platform-process.ts';
import { startNginx } from './nginx.ts';

/** Far beyond the burst, whatever the rate lets through while this machine sends them. */
const FLOOD = 20_000;
const HALL = 4_000;
/** How many in parallel: below the connection limit. */
const PARALLEL = 64;
const API = '/api/public/temples';
/** The response to the last refused request. */
let refusal = '';

const platform = createServer((_request, answer) => answer.end('{}')).listen(0, '127.0.0.1');
await once(platform, 'listening');
const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-limits-'));
// Lets a request choose its origin, because this machine has only one network.
const pretended = 'set_real_ip_from 127.0.0.1; real_ip_header X-Pretended;';
const gateway = await startNginx(await freePort(), [(platform.address() as AddressInfo).port], dataDir, pretended);
const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
try {
  await listening();
  const hall = await statusesOf(HALL, () => '198.51.100.7');
  assert.deepEqual(hall, { 200: HALL });
  console.log(`✓ ${HALL} requests from a hall behind one address pass immediately`);
  const flood = await statusesOf(FLOOD, () => '203.0.113.9');
  assert.ok((flood[429] ?? 0) > 0, JSON.stringify(flood));
  console.log(`✓ a flood from one address is limited: ${JSON.stringify(flood)}`);
  const told = { statusCode: 429, code: 'too-many-requests', message: ERRORS['too-many-requests'][1], requestId: '' };
  assert.deepEqual({ ...JSON.parse(refusal), requestId: '' }, told);
  assert.equal((await ask(API, '203.0.113.10')).status, 200);
  await statusesOf(FLOOD, () => '203.0.113.9', '/');
  assert.match(refusal, /Back in a moment/);
  console.log('✓ the refusal is an API error, or a page that retries, and its neighbor is unaffected');
  const sites = await statusesOf(FLOOD, (index) => `2001:db8:1:2:${(index % 9_999).toString(16)}::1`);
  assert.ok((sites[429] ?? 0) > 0, JSON.stringify(sites));
  assert.equal((await ask(API, '2001:db8:1:3::1')).status, 200);
  console.log(`✓ one IPv6 site counts as one network, however many addresses it has: ${JSON.stringify(sites)}`);
  const mapped = await statusesOf(FLOOD, (index) => `::ffff:10.1.${index % 200}.${index % 250}`);
  assert.deepEqual(mapped, { 200: FLOOD });
  console.log('✓ IPv4-mapped IPv6 addresses count separately');
} finally {
  agent.destroy();
  await gateway.stop();
  platform.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function listening() {
  for (const limit = Date.now() + 120_000; Date.now() < limit; await pause(20)) {
    if (await fetch(gateway.url).catch(() => undefined)) return;
  }
  throw new Error('nginx did not start');
}

async function statusesOf(count: number, addressOf: (index: number) => string, path = API): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const sender = async () => {
    for (let index = next++; index < count; index = next++) {
      const { status, body } = await ask(path, addressOf(index));
      if (status === 429) refusal = body;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, sender));
  return statuses;
}

async function ask(path: string, address: string): Promise<{ status: number; body: string }> {
  const asked = request(`${gateway.url.replace('localhost', '127.0.0.1')}${path}`, { agent, headers: { 'x-pretended': address } }).end();
  const [answer] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, body: Buffer.concat(chunks).toString() };
}
