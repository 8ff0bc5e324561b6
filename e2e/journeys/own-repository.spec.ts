import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRY_PATH, type RegistryDocument } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { OwnProject } from '../harness/own-project.ts';
import { type Browser, expect, test } from '../harness/test.ts';
import { RemotesDesk } from '../pages/remotes-desk.ts';

const REMOTE = 'mfe-gotra';
const TEXTS = 'src/start/start.en.json';
/** What its first page says, in one release and the next. */
const [FIRST, SECOND] = ['Nothing here yet', 'No gotras yet'];

test('a remote from another repository goes live, tries a canary, rolls back and leaves without a trace @any-screen', async ({
  page,
  platform,
  browser,
  look,
}) => {
  // It compiles, tests and builds twice.
  test.setTimeout(900_000);
  const project = await OwnProject.create(REMOTE, '--prefix', '/gotra', '--title', 'Gotras', '--title-hi', 'गोत्र');
  try {
    const devotee = await devoteePage(browser, platform.url);
    await test.step('its team sees it inside the platform before anyone else knows of it', async () => {
      const address = await project.develop(platform.url);
      await devotee.goto(`${address}/gotra`);
      await expect(devotee.getByText('Nothing here yet')).toBeVisible();
      await expect(devotee.getByRole('complementary', { name: 'Releases in this browser' })).toContainText(REMOTE);
      project.stopDeveloping();
    });

    await enterAs(page, await signIn(platform.url, 'superadmin@sannidhi.test', 'superadmin'));
    const desk = new RemotesDesk(page, REMOTE);
    await desk.open();
    await desk.registerArea({ path: '/gotra', portal: 'Devotees', title: 'Gotras', titleHi: 'गोत्र' });
    await look('remotes-registered');
    const env = { DEPLOY_TOKEN: await desk.issueToken('The team of gotras'), SANNIDHI_URL: platform.url };
    const shown = async (words: string) => {
      await devotee.goto(`${platform.url}/gotra`);
      await expect(devotee.getByText(words, { exact: true })).toBeVisible();
    };

    expect(await project.npm('release', [REMOTE, '--reason', 'The first'], env)).toContain(`${REMOTE} runs`);
    await shown(FIRST);

    project.edit(TEXTS, FIRST, SECOND);
    const said = await project.npm('release', [REMOTE, '--canary', '1'], env);
    expect(said).toContain('1 % of browsers');
    expect(await project.npm('release', ['rollback', REMOTE], env)).not.toContain('% of browsers');
    await project.npm('release', ['activate', REMOTE, /[0-9a-f]{16}/.exec(said)![0]], env);
    await shown(SECOND);
    await project.npm('release', ['rollback', REMOTE], env);
    await shown(FIRST);

    await desk.open();
    await desk.removeArea();
    expect((await devotee.goto(`${platform.url}/gotra`))?.status()).toBe(404);
    const registry = (await (await page.request.get(REGISTRY_PATH)).json()) as RegistryDocument;
    expect(JSON.stringify(registry)).not.toContain('gotra');
    expect(existsSync(join(platform.dataDir, 'remotes', REMOTE))).toBe(false);
    await expect(project.npm('release', ['status', REMOTE], env)).rejects.toThrow('deploy-token-unknown');
    await devotee.close();
  } finally {
    project.remove();
  }
});

async function devoteePage(browser: Browser, url: string) {
  const page = await browser.newPage();
  await enterAs(page, await signIn(url, 'devotee@sannidhi.test', 'donor'));
  return page;
}
