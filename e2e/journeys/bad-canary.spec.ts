import type { Browser } from '@playwright/test';
import { BROKEN_RULE, CANARY_RULE } from '@sannidhi/contracts';
import { type AlteredEntry, alteredScript } from '../faults/altered-release.ts';
import { AREA_PAGES, type AreaPage } from '../faults/areas.ts';
import { THROWING_ENTRY, THROWING_SCREEN } from '../faults/faults.ts';
import { isMarkedPage, markPage } from '../harness/page-marks.ts';
import type { PlatformProcess } from '../harness/platform-process.ts';
import { RemoteTeam } from '../harness/remote-team.ts';
import { startSeededPlatform } from '../harness/seeded-platform.ts';
import { test as base, expect } from '../harness/test.ts';
import { variantOf } from '../harness/variant.ts';
import { PasserBy } from '../pages/passer-by.ts';

/** A platform behind a gateway that forwards the visitor's address: one address alone never ends a canary. */
const test = base.extend<object, { platform: PlatformProcess }>({
  platform: [
    async ({ browserName: _browser }, use) => {
      const platform = await startSeededPlatform({ TRUSTED_PROXIES: '127.0.0.1,::1' });
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
});

// A trace of every user's browser would take longer than the test.
test.use({ trace: 'off', screenshot: 'off' });

const SHARE_PERCENT = 50;
/** What most people do with a failed page: reload it once. An address counts for five loads at most. */
const LOADS_EACH = 2;
const MOST_PEOPLE = 60;
/** The platform checks its canaries every ten seconds. */
const ENDED_WITHIN_MS = 180_000;

const BAD_RELEASES: readonly { what: string; says: string; altered: AlteredEntry; remote: string }[] = [
  { what: 'whose entry throws', says: 'entry · threw', altered: THROWING_ENTRY, remote: 'mfe-auth' },
  { what: 'whose screen throws while it renders', says: 'render · threw', altered: THROWING_SCREEN, remote: 'mfe-devotee' },
];

for (const { what, says, altered, remote } of BAD_RELEASES) {
  test(`a canary ${what} is taken back by what browsers tell, and nobody outside of it notices @large-screen`, async ({
    browser,
    platform,
  }) => {
    const area = AREA_PAGES.find((one) => one.remote === remote)!;
    const team = await RemoteTeam.of(platform.url, area.remote);
    const bad = variantOf(area.remote, what, (script, isEntry) => (isEntry ? alteredScript(area.remote, script, altered) : script));
    const canary = bad.manifest.release;
    await team.publish(bad, SHARE_PERCENT);

    const { inside, outside } = await peopleCome(browser, platform.url, area, { canary, says });
    await markPage(inside.page);
    await expect.poll(async () => (await team.status()).canary, { timeout: ENDED_WITHIN_MS }).toBeNull();
    const { releases } = await team.status();
    const { loads = 0, failures } = releases.find(({ release }) => release === canary) ?? {};
    expect(failures).toBe(loads);
    expect(loads).toBeGreaterThanOrEqual(CANARY_RULE.leastLoads);

    await inside.tryAgain();
    await inside.seesThePage();
    expect(await isMarkedPage(inside.page)).toBe(true);
    for (const person of [inside, outside]) {
      await person.open();
      expect(await person.release()).not.toBe(canary);
      await person.seesThePage();
    }
    await Promise.all([inside.leave(), outside.leave()]);
  });
}

test('an active release that loads for nobody gives way to the one before it, and its pages recover without a reload @large-screen', async ({
  browser,
  platform,
}) => {
  const area = AREA_PAGES.find(({ remote }) => remote === 'mfe-auth')!;
  const team = await RemoteTeam.of(platform.url, area.remote);
  const [good, bad] = ['proven', 'broken'].map((mark) =>
    variantOf(area.remote, mark, (script, isEntry) =>
      isEntry && mark === 'broken' ? alteredScript(area.remote, script, THROWING_ENTRY) : script,
    ),
  );
  await team.publish(good!);
  await team.publish(bad!);
  const release = bad!.manifest.release;

  const people: PasserBy[] = [];
  for (let load = 0; load < BROKEN_RULE.leastLoads; load++) {
    const known = people[load % BROKEN_RULE.leastNetworks];
    const person = known ?? (await PasserBy.come(browser, platform.url, area, `203.0.113.${load}`));
    if (!known) people.push(person);
    await person.open();
    await person.seesItFail(release, 'entry · threw');
    await person.hasTold(true, Math.floor(load / BROKEN_RULE.leastNetworks) + 1);
  }
  await expect.poll(async () => (await team.status()).active, { timeout: ENDED_WITHIN_MS }).toBe(good!.manifest.release);
  const [first] = people;
  await first!.tryAgain();
  await first!.seesThePage();
  await Promise.all(people.map((person) => person.leave()));
});

/** Users arrive one by one until the canary has been loaded often enough; one who got it and one who didn't stay. */
async function peopleCome(browser: Browser, url: string, area: AreaPage, { canary, says }: { canary: string; says: string }) {
  const stay: { inside?: PasserBy; outside?: PasserBy } = {};
  for (let person = 0, met = 0; met < CANARY_RULE.leastLoads; person++) {
    expect(person, 'people who came').toBeLessThan(MOST_PEOPLE);
    const passerBy = await PasserBy.come(browser, url, area, `198.51.100.${person}`);
    const isInside = (await passerBy.givenRelease()) === canary;
    for (let load = 1; isInside && load <= LOADS_EACH; load++, met++) {
      await passerBy.open();
      await passerBy.seesItFail(canary, says);
      await passerBy.hasTold(true, load);
    }
    const place = isInside ? 'inside' : 'outside';
    if (stay[place]) await passerBy.leave();
    else stay[place] = passerBy;
  }
  const { inside, outside } = stay;
  if (!inside || !outside) throw new Error('Everybody was on one side');
  await outside.open();
  await outside.seesThePage();
  // Anyone outside stays outside for as long as the canary runs.
  await outside.hasTold(false);
  await outside.open();
  await outside.seesThePage();
  return { inside, outside };
}
