/**
 * The production setup as processes on this machine: nginx in front of two API processes, a worker, MariaDB (`TEST_DATABASE_URL`) and Redis
 * (`TEST_REDIS_URL`). A guest gives; then many give while one API process is killed and restarted. `SHAPE_GIFTS` (300).
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fundEndpoints } from '@sannidhi/contracts';
import { Gate } from '../crash/gate.ts';
import { giveAll } from '../crash/givers.ts';
import { differences, ownGifts, proofOf, settled } from '../crash/prove.ts';
import { Chance } from '../crash/random.ts';
import { signIn } from '../harness/api-client.ts';
import { freePort } from '../harness/platform-process.ts';
import { GiftClock } from './gift-clock.ts';
import { guessesAreCounted } from './guesses.ts';
import { giveAsGuest } from './guest-gift.ts';
import { startNginx } from './nginx.ts';
import { startProcesses } from './processes.ts';
import { shellStartsWithoutPlatform } from './static-copy.ts';

const COUNT = Number(process.env.SHAPE_GIFTS ?? 300);
const PEOPLE = 12;
const FUND = { description: '', restricted: false, public: true, active: true, taxedKind: 'fund', goalCents: null, wording: {} } as const;

const ports = [await freePort(), await freePort()] as const;
const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-shape-'));
const gateway = await startNginx(await freePort(), ports, dataDir);
const processes = await startProcesses(dataDir, { url: gateway.url, ports });
try {
  await pagesAndFiles();
  const { gift, receiptBytes } = await giveAsGuest(gateway.url, '+17325550177');
  console.log(`✓ a guest's gift through nginx: ${gift.status}, receipt ${gift.receipt?.number}, ${receiptBytes} bytes`);
  await guessesAreCounted([gateway.url], 'guessed.at@sannidhi.test');
  console.log('✓ guesses through nginx count across both processes, whatever X-Forwarded-For says');
  await giveWhileOneDies();
  await shellStartsWithoutPlatform({ url: gateway.url, dataDir, endAll: processes.killApi, startAgain: processes.startApi });
  console.log('✓ with both API processes dead the shell starts from the static copy, and recovers when they are back');
} finally {
  await processes.stop();
  await gateway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The page comes from an API process, its files from nginx. */
async function pagesAndFiles() {
  const page = await fetch(gateway.url);
  const asset = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0];
  assert.ok(page.ok && asset);
  const file = await fetch(`${gateway.url}${asset}`, { headers: { 'accept-encoding': 'gzip' } });
  assert.deepEqual([file.status, file.headers.get('content-encoding')], [200, 'gzip']);
  assert.match(file.headers.get('cache-control') ?? '', /immutable/);
  console.log('✓ the page comes through nginx, its files from nginx');
}

async function giveWhileOneDies() {
  const donor = await signIn(gateway.url, 'devotee@sannidhi.test', 'donor');
  const treasurer = await signIn(gateway.url, 'treasurer@sannidhi.test', 'temple-admin');
  const owner = await signIn(gateway.url, 'temple@sannidhi.test', 'temple-admin');
  const fund = await owner.api.call(fundEndpoints.create, { body: { ...FUND, name: 'Through the gateway' } });
  const before = new Set((await ownGifts(donor.api)).keys());
  const proofBefore = await proofOf(treasurer.api);
  const clock = new GiftClock(async (done) => {
    if (done === Math.floor(COUNT / 3)) await processes.a.kill();
    if (done === Math.floor((2 * COUNT) / 3)) await processes.again(processes.a);
  });
  const plan = { templeSlug: 'sri-kamakshi-edison', fundIds: [fund.id], chance: new Chance(108), count: COUNT, people: PEOPLE };
  const acknowledged = await giveAll({ ...plan, api: donor.api, gate: new Gate(PEOPLE), onGift: (done) => clock.gift(done) });
  await clock.effects;
  const after = await settled(donor.api, acknowledged);
  const wrong = differences({ acknowledged, before, after, proofBefore, proofAfter: await proofOf(treasurer.api) });
  console.log(`✓ ${clock.report(PEOPLE)}`);
  assert.deepEqual(wrong, []);
  console.log('✓ each acknowledged gift exists exactly once; processor, ledger and receipts agree');
}
