/**
 * Backs up a running system, restores it into an empty one and proves the books there; damaged copies of the backup are refused. On SQLite,
 * with files on disk; or on the server of `TEST_DATABASE_URL`, with files in a bucket.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ledgerEndpoints, receiptEndpoints, remoteDeskEndpoints } from '@sannidhi/contracts';
import { s3Environment, startS3Server } from '../../api/test/s3-server.ts';
import { signIn } from '../harness/api-client.ts';
import { emptyDatabase } from '../harness/empty-database.ts';
import { giveAndPay } from '../harness/give.ts';
import { type PlatformProcess, startPlatform } from '../harness/platform-process.ts';
import { publishRelease } from '../harness/publish-release.ts';
import { changeReceipt, emptyLedger, loseRelease } from './damage.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sannidhi-backup-'));
const [source, target, spoiled] = [await emptyDatabase(), await emptyDatabase(), await emptyDatabase()];
const s3 = source.url ? await startS3Server('source', 'target', 'spoiled') : undefined;
const backup = join(folder, 'backup');
const systems = {
  source: { dataDir: join(folder, 'source'), env: environment(source.url, 'source') },
  target: { dataDir: join(folder, 'target'), env: environment(target.url, 'target') },
  spoiled: { dataDir: join(folder, 'spoiled'), env: environment(spoiled.url, 'spoiled') },
};

try {
  const before = await useAndBackUp();
  command('scripts/restore.mjs', [backup], systems.target);
  command('api/dist/commands/prove.js', [], systems.target);
  const restored = await startPlatform(systems.target);
  const after = await books(restored, before);
  await restored.stop();
  assert.deepEqual(after, before);
  refuses('scripts/restore.mjs', [backup], systems.target, /not empty|has tables/);
  for (const [damage, reason] of [
    [changeReceipt, /documents\/receipts\/.*\.pdf is changed/],
    [loseRelease, /documents\/remotes\/mfe-priest\/.* is missing/],
    [emptyLedger, /ledger_entries has 0 rows, the backup \d+/],
  ] as const) {
    rmSync(join(folder, 'damaged'), { recursive: true, force: true });
    cpSync(backup, join(folder, 'damaged'), { recursive: true });
    damage(join(folder, 'damaged'));
    refuses('scripts/restore.mjs', [join(folder, 'damaged')], systems.spoiled, reason);
  }
  console.log(
    `Backup and restore on ${source.name}${s3 ? ' and a bucket' : ''}: ${before.receiptsCount} receipts, the proof holds, receipt and release have the same bytes, three damaged backups are refused`,
  );
} finally {
  await source.drop();
  await target.drop();
  await spoiled.drop();
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function environment(url: string | undefined, bucket: string): Record<string, string> {
  return url && s3 ? { DATABASE_URL: url, ...s3Environment({ ...s3.settings, bucket }) } : {};
}

/** Gifts are given before and during the backup; the copy contains what the books show right before it. */
async function useAndBackUp() {
  const platform = await startPlatform(systems.source);
  const devotee = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
  const gift = await giveAndPay(devotee.api, 51_00);
  const before = await books(platform, { receiptId: gift.receipt?.id ?? '', release: await publish(platform) });
  command('scripts/backup.mjs', [backup], systems.source);
  await giveAndPay(devotee.api, 101_00);
  await platform.stop();
  return before;
}

/** A release of a remote, published as its team does. */
async function publish({ url }: PlatformProcess): Promise<string> {
  const operator = await signIn(url, 'superadmin@sannidhi.test', 'superadmin');
  const issue = { remote: 'mfe-priest' as const, label: 'Priests’ team', days: 1 };
  const { token } = await operator.api.call(remoteDeskEndpoints.issueToken, { body: issue });
  return (await publishRelease(url, token, 'mfe-priest')).release;
}

/** What must be the same on both sides. */
async function books(platform: PlatformProcess, { receiptId, release }: { receiptId: string; release: string }) {
  const treasurer = await signIn(platform.url, 'treasurer@sannidhi.test', 'temple-admin');
  const devotee = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
  const { checkedAt: _, ...proof } = await treasurer.api.call(ledgerEndpoints.proof);
  assert.equal(proof.holds, true);
  const pdf = await devotee.api.text(receiptEndpoints.ownPdf, { params: { receiptId } });
  const entry = await fetch(`${platform.url}/remotes/mfe-priest/${release}/remoteEntry.1a2b3c4d.js`);
  assert.equal(entry.status, 200);
  return { ...proof, receiptId, release, pdf, entry: await entry.text() };
}

function start(script: string, args: string[], { dataDir, env }: typeof systems.source) {
  return spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}

function command(script: string, args: string[], system: typeof systems.source) {
  const { status, stdout, stderr } = start(script, args, system);
  assert.equal(status, 0, `${script} failed: ${stdout}${stderr}`);
}

function refuses(script: string, args: string[], system: typeof systems.source, reason: RegExp) {
  const { status, stderr } = start(script, args, system);
  assert.notEqual(status, 0);
  assert.match(stderr, reason);
}
