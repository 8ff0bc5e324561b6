import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRY_PATH, type RegistryDocument } from '@sannidhi/contracts';
import { type SignedInPerson, signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { OwnProject } from '../harness/own-project.ts';
import { type Browser, expect, type Page, test } from '../harness/test.ts';
import { RemotesDesk } from '../pages/remotes-desk.ts';

const REMOTE = 'mfe-gotra';
const TEXTS = 'src/start/start.en.json';
const SCREEN = 'src/start/start-screen.tsx';
const [RIGHT, WRONG] = ["title={text('start.empty')}", 'title={7}'];
/** What its first page says, in one release and the next. */
const [FIRST, SECOND] = ['Nothing here yet', 'No gotras yet'];
/** Half of all browsers get a canary of 50 %: so many are on one side once in half a million times. */
const MOST_BROWSERS = 20;

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
    expect(existsSync(join(project.folder, 'node_modules/@sannidhi/build/docs/remotes.md'))).toBe(true);
    const asha = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
    const devotee = await pageOf(asha, browser);
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
    const release = (...args: string[]) => project.npm('release', args, env);
    const files = join(platform.dataDir, 'remotes', REMOTE);
    const shows = async (visitor: Page, words: string) => {
      await visitor.goto(`${platform.url}/gotra`);
      await expect(visitor.getByText(words, { exact: true })).toBeVisible();
    };

    await test.step('code with a type error is refused before anything is sent', async () => {
      project.edit(SCREEN, RIGHT, WRONG);
      await expect(release(REMOTE)).rejects.toThrow('Its types are wrong; nothing was published.');
      expect(await release('status', REMOTE)).toBe(`${REMOTE} runs nothing\n`);
      expect(existsSync(files)).toBe(false);
      project.edit(SCREEN, WRONG, RIGHT);
    });

    expect(await release(REMOTE, '--reason', 'The first')).toContain(`${REMOTE} runs`);
    await shows(devotee, FIRST);

    const second = await test.step('a canary reaches some browsers until it ends', async () => {
      project.edit(TEXTS, FIRST, SECOND);
      const said = await release(REMOTE, '--canary', '50');
      expect(said).toContain('50% of browsers');
      const { inside, outside } = await bothSides(() => pageOf(asha, browser), `${platform.url}/gotra`);
      expect(await release('rollback', REMOTE)).not.toContain('% of browsers');
      for (const visitor of [inside, outside]) {
        await shows(visitor, FIRST);
        await visitor.close();
      }
      return /[0-9a-f]{16}/.exec(said)?.[0] ?? '';
    });
    await release('activate', REMOTE, second);
    await shows(devotee, SECOND);
    await release('rollback', REMOTE);
    await shows(devotee, FIRST);

    await desk.open();
    await desk.removeArea();
    expect((await devotee.goto(`${platform.url}/gotra`))?.status()).toBe(404);
    const registry = (await (await page.request.get(REGISTRY_PATH)).json()) as RegistryDocument;
    expect(JSON.stringify(registry)).not.toContain('gotra');
    await expect.poll(() => existsSync(files)).toBe(false);
    await expect(release('status', REMOTE)).rejects.toThrow('deploy-token-unknown');
    await devotee.close();
  } finally {
    project.remove();
  }
});

async function pageOf(person: SignedInPerson, browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await enterAs(page, person);
  return page;
}

/** Browsers come one by one until one has got the canary and one hasn't. */
async function bothSides(comes: () => Promise<Page>, address: string): Promise<Record<'inside' | 'outside', Page>> {
  const stay: Partial<Record<'inside' | 'outside', Page>> = {};
  for (let browser = 0; browser < MOST_BROWSERS; browser += 1) {
    const page = await comes();
    await page.goto(address);
    const words = page.getByText(FIRST, { exact: true }).or(page.getByText(SECOND, { exact: true }));
    await expect(words).toBeVisible();
    const side = (await words.textContent()) === SECOND ? 'inside' : 'outside';
    if (stay[side]) await page.close();
    else stay[side] = page;
    const { inside, outside } = stay;
    if (inside && outside) return { inside, outside };
  }
  throw new Error('Every browser was on one side');
}
