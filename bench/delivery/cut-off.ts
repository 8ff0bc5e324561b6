import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Remote, releaseBase } from '@sannidhi/contracts';
import { startPlatform } from '@sannidhi/e2e/platform';
import { RemoteTeam } from '@sannidhi/e2e/remote-team';
import { variantOf } from '@sannidhi/e2e/variant';
import { visit } from './visit.ts';

const ROUNDS = 12;
const LATER_EACH_ROUND_MS = 25;

export interface CutOff {
  rounds: number;
  /** Rounds after which the registry contained the interrupted release; in the others it was unchanged. */
  tookEffect: number;
  /** Neither of those: an unreadable registry, a page without its files, a publish that couldn't be repeated. */
  wrong: string[];
}

/**
 * A publish during which the platform dies as in a power failure, each round a little later; then the platform restarts and the publish is
 * repeated.
 */
export async function measureCutOff(remote: Remote): Promise<CutOff> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-cut-off-'));
  const found: CutOff = { rounds: ROUNDS, tookEffect: 0, wrong: [] };
  let platform = await startPlatform({ dataDir });
  let team = await RemoteTeam.of(platform.url, remote);
  await team.publish(variantOf(remote, 'cut off'));
  for (let round = 0; round < ROUNDS; round++) {
    const variant = variantOf(remote, `cut off ${round}`);
    const before = (await team.status()).active;
    const publish = team.publish(variant).catch(() => undefined);
    await pause(round * LATER_EACH_ROUND_MS);
    await platform.kill();
    await publish;
    platform = await startPlatform({ dataDir });
    team = await RemoteTeam.of(platform.url, remote);
    const { active } = await team.status();
    if (active === variant.manifest.release) found.tookEffect++;
    else if (active !== before) found.wrong.push(`round ${round}: ${active} is active`);
    if (!(await isServed(platform.url, remote, active))) found.wrong.push(`round ${round}: a page without its files`);
    if ((await team.publish(variant)).active !== variant.manifest.release) found.wrong.push(`round ${round}: not repeated`);
  }
  await platform.stop();
  rmSync(dataDir, { recursive: true });
  return found;
}

async function isServed(url: string, remote: Remote, active: string | null): Promise<boolean> {
  const release = (await visit(url, '/contact')).boot.registry.releases.find(({ name }) => name === remote);
  if (!release || release.release !== active) return false;
  const files = Object.keys(release.integrity).map((file) => fetch(url + releaseBase(release) + file, { method: 'HEAD' }));
  return (await Promise.all(files)).every(({ ok }) => ok);
}
