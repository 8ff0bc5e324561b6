import { setTimeout as pause } from 'node:timers/promises';
import { REMOTE_LOADS_PATH, type Remote } from '@sannidhi/contracts';
import type { RemoteTeam } from '@sannidhi/e2e/remote-team';
import { variantOf } from '@sannidhi/e2e/variant';
import { releaseIn, visit } from './visit.ts';

const SHARE_PERCENT = 10;
/** A busy evening: each visitor is a different person with their own address. */
const VISITORS_PER_SECOND = 20;
const LONGEST_MS = 120_000;
/** Browsers that return while the canary runs: anyone outside it stays outside. */
const COME_BACK = 40;

export interface BadCanary {
  sharePercent: number;
  rolledBackMs: number;
  visitors: number;
  /** Visitors who got the bad release before it was rolled back, and the minimum needed. */
  sawIt: number;
  /** Visitors who were outside the canary on their first page and got the bad release on a later one. */
  harmedOutside: number;
  /** Visitors who got it after the platform reported the rollback. */
  sawItAfterwards: number;
}

interface Visitor {
  cookie: string;
  address: string;
  inCanary: boolean;
}

/**
 * A release whose first script throws goes to a tenth of all browsers. Visitors arrive at a steady pace and their pages report how the
 * remote loaded, as the shell does, until the canary ends automatically.
 */
export async function measureBadCanary(url: string, team: RemoteTeam, remote: Remote): Promise<BadCanary> {
  const bad = variantOf(remote, 'bad canary', (script, isEntry) => (isEntry ? `throw new Error("a bad release");${script}` : script));
  const visitors: Visitor[] = [];
  const startedAt = performance.now();
  await team.publish(bad, SHARE_PERCENT);
  const isBad = (page: Awaited<ReturnType<typeof visit>>) => releaseIn(page, remote) === bad.manifest.release;
  const come = async (index: number) => {
    const page = await visit(url, '/contact');
    const visitor = {
      cookie: page.cookie,
      address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      inCanary: isBad(page),
    };
    visitors.push(visitor);
    await tell(url, page, visitor, remote);
  };
  let harmedOutside = 0;
  let isOver = false;
  while (!isOver && performance.now() - startedAt < LONGEST_MS) {
    await Promise.all([come(visitors.length), pause(1000 / VISITORS_PER_SECOND)]);
    const outside = visitors.filter(({ inCanary }) => !inCanary).at(-(visitors.length % COME_BACK) - 1);
    if (outside && isBad(await visit(url, '/contact', outside.cookie))) harmedOutside++;
    isOver = (await team.status()).canary === null;
  }
  const rolledBackMs = Math.round(performance.now() - startedAt);
  const again = await Promise.all(visitors.slice(-COME_BACK).map(({ cookie }) => visit(url, '/contact', cookie)));
  return {
    sharePercent: SHARE_PERCENT,
    rolledBackMs,
    visitors: visitors.length,
    sawIt: visitors.filter(({ inCanary }) => inCanary).length,
    harmedOutside,
    sawItAfterwards: again.filter(isBad).length,
  };
}

/** What the shell reports about the remote once it was opened; a release that throws fails at its entry. */
async function tell(url: string, { boot }: Awaited<ReturnType<typeof visit>>, { address, inCanary }: Visitor, remote: Remote) {
  const release = boot.registry.releases.find(({ name }) => name === remote)?.release;
  const failure = inCanary ? { failed: true, phase: 'entry', kind: 'threw' } : { failed: false };
  await fetch(url + REMOTE_LOADS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ pageLoad: boot.pageLoad, remote, release, ...failure }),
  });
}
