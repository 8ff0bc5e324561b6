import { freePort, startPlatform } from '@sannidhi/e2e/platform';
import { RemoteTeam } from '@sannidhi/e2e/remote-team';
import { launchChromium } from '../pages/chromium.ts';
import type { Row } from '../report/report.ts';
import { inWords } from '../report/spread.ts';
import { type BadCanary, measureBadCanary } from './bad-canary.ts';
import { type CutOff, measureCutOff } from './cut-off.ts';
import { type DeadRemotes, measureDeadRemotes } from './dead-remotes.ts';
import { measureReach, type Reach } from './reach.ts';
import { measureStaleTab, type StaleTab } from './stale-tab.ts';
import { measureToldTab, type ToldTab } from './told-tab.ts';

const REMOTE = 'mfe-priest';

export interface Delivery {
  reach: Reach;
  toldTab: ToldTab;
  badCanary: BadCanary;
  deadRemotes: DeadRemotes[];
  staleTab: StaleTab;
  cutOff: CutOff;
}

/** How fast and how safely a remote ships: on one process with demo data and the built remotes. */
export async function measureDelivery(): Promise<Delivery> {
  const platform = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  const browser = await launchChromium(await freePort());
  try {
    const team = await RemoteTeam.of(platform.url, REMOTE);
    const reach = await measureReach(platform.url, team, REMOTE);
    const toldTab = await measureToldTab(browser, platform.url);
    const badCanary = await measureBadCanary(platform.url, team, REMOTE);
    const deadRemotes = await measureDeadRemotes(browser, platform.url);
    const staleTab = await measureStaleTab(browser, platform);
    return { reach, toldTab, badCanary, deadRemotes, staleTab, cutOff: await measureCutOff(REMOTE) };
  } finally {
    await browser.close();
    await platform.stop();
  }
}

/** The delivery figures against their budgets. */
export const deliveryRows = ({ reach, toldTab, badCanary, deadRemotes, staleTab, cutOff }: Delivery): Row[] => [
  {
    what: 'publish → new navigation',
    found: inWords(reach.publishToNewPageMs, 'ms'),
    budget: '≤ 5 s',
    holds: reach.publishToNewPageMs.most <= 5_000,
  },
  {
    what: 'publish → stream of open tabs',
    found: inWords(reach.openTabToldMs, 'ms'),
    budget: '≤ 60 s',
    holds: reach.openTabToldMs.most <= 60_000,
  },
  {
    what: `publish → notice in an open tab, ${toldTab.rounds} releases, ${toldTab.reloads} reloads`,
    found: `${inWords(toldTab.toldMs, 'ms')}; ${(toldTab.toldNewTabMs / 1000).toFixed(1)} s in a tab just opened`,
    budget: '≤ 60 s',
    holds: Math.max(toldTab.toldMs.most, toldTab.toldNewTabMs) <= 60_000 && toldTab.reloads === 0,
  },
  {
    what: 'rollback → new navigation',
    found: inWords(reach.rolledBackMs, 'ms'),
    budget: '≤ 10 s',
    holds: reach.rolledBackMs.most <= 10_000,
  },
  {
    what: `bad canary at ${badCanary.sharePercent} % → rolled back`,
    found: `${(badCanary.rolledBackMs / 1000).toFixed(1)} s; ${badCanary.sawIt} of ${badCanary.visitors} visitors met it`,
    budget: '≤ 90 s',
    holds: badCanary.rolledBackMs <= 90_000,
  },
  {
    what: 'harmed outside of the canary, or after its end',
    found: `${badCanary.harmedOutside}, ${badCanary.sawItAfterwards}`,
    budget: '0, 0',
    holds: badCanary.harmedOutside + badCanary.sawItAfterwards === 0,
  },
  ...deadRemotes.map(({ path, normalMs, deadMs, laterMs }) => ({
    what: `${path} with all remotes dead: ${inWords(deadMs)} for ${inWords(normalMs)}`,
    found: `${laterMs} ms later`,
    budget: '≤ 50 ms',
    holds: laterMs <= 50,
  })),
  {
    what: `stale tab, files deleted, ${staleTab.rounds} rounds: healed without a reload`,
    found: `${staleTab.healed}, form kept in ${staleTab.keptForm}, ${staleTab.reloads} reloads`,
    budget: '≥ 99.9 %',
    holds: Math.min(staleTab.healed, staleTab.keptForm) >= staleTab.rounds * 0.999 && staleTab.reloads === 0,
  },
  { what: 'stale tab: healed after (p95)', found: `${staleTab.p95Ms} ms`, budget: '≤ 1500 ms', holds: staleTab.p95Ms <= 1_500 },
  {
    what: `publish cut off by a power cut, ${cutOff.rounds} moments: registry before or after, never between`,
    found: `${cutOff.wrong.length} wrong, ${cutOff.tookEffect} had taken effect`,
    budget: '0 wrong',
    holds: cutOff.wrong.length === 0,
  },
];
