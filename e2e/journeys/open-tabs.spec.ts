import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRY_PATH } from '@sannidhi/contracts';
import { isMarkedPage, markPage } from '../harness/page-marks.ts';
import type { PlatformProcess } from '../harness/platform-process.ts';
import { RemoteTeam } from '../harness/remote-team.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { type Variant, variantOf } from '../harness/variant.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';

const PROFILE = '/devotee/edit-profile';
/** The devotee's remote, built with one of its texts changed, in both languages. */
const saying = (words: string) =>
  variantOf('mfe-devotee', words, (script) =>
    script.replaceAll('Signs you out in this browser.', `${words}.`).replaceAll('इस ब्राउज़र से साइन आउट करता है।', `${words}।`),
  );
/** Removes a release's files from the server, as happens when they expire. */
const removeFiles = ({ dataDir }: PlatformProcess, { manifest }: Variant) =>
  rmSync(join(dataDir, 'remotes', manifest.name, manifest.release), { recursive: true });
const said = (page: Page, words: string) => page.getByText(words);

const notice = (page: Page, name = 'About this page') => page.getByRole('region', { name });
/** Resolves when the open tab has received another registry. */
const hears = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith(REGISTRY_PATH), { timeout: 120_000 });

/** With the frame's own menu: it changes this browser, not the account that other journeys use. */
const chooseHindi = async (page: Page) => {
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click();
};

test.describe.configure({ mode: 'serial' });

test('a tab whose release lost its files goes on in the new one, with what was typed and without a reload @any-screen', async ({
  page,
  platform,
  look,
}) => {
  const team = await RemoteTeam.of(platform.url, 'mfe-devotee');
  const first = saying('First release');
  await team.publish(first);
  await new DevoteePortal(page).open(PROFILE);
  await expect(said(page, 'First release')).toBeVisible();
  await markPage(page);
  await page.getByLabel('Full name').fill('Meera of the open tab');
  await page.getByLabel('New password').fill('Typed-and-never-kept-1');
  await team.publish(saying('Second release'));
  removeFiles(platform, first);
  await chooseHindi(page);
  await expect(said(page, 'Second release')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('[name=fullName]')).toHaveValue('Meera of the open tab');
  await expect(page.locator('[name=password]')).toHaveValue('');
  const healed = notice(page, 'इस पृष्ठ के बारे में');
  await expect(healed).toContainText('आपका लिखा हुआ यहीं है। पासवर्ड, कोड और कार्ड नंबर नहीं रखे जाते');
  await look('open-tab-healed-hi');
  await healed.getByRole('button', { name: 'बंद करें' }).click();
  await expect(healed).toBeHidden();
  expect(await isMarkedPage(page)).toBe(true);
});

test('a page that is opened after its files are gone loads from the new release @any-screen', async ({ page, platform }) => {
  const team = await RemoteTeam.of(platform.url, 'mfe-devotee');
  const first = saying('Third release');
  await team.publish(first);
  const portal = new DevoteePortal(page);
  await portal.open('/devotee/family');
  await markPage(page);
  await team.publish(saying('Fourth release'));
  removeFiles(platform, first);
  await portal.fromAccountMenu('Your profile');
  await expect(said(page, 'Fourth release')).toBeVisible();
  expect(await isMarkedPage(page)).toBe(true);
});

test('an open tab offers the new release, never over a form in the making, and runs it on wish without a reload @large-screen', async ({
  page,
  platform,
  look,
}) => {
  const team = await RemoteTeam.of(platform.url, 'mfe-devotee');
  await team.publish(saying('Fifth release'));
  await new DevoteePortal(page).open(PROFILE);
  await expect(said(page, 'Fifth release')).toBeVisible();
  await markPage(page);
  const name = page.getByLabel('Full name');
  await expect(name).not.toHaveValue('');
  const saved = await name.inputValue();
  await name.fill('Meera in the making');
  const heard = hears(page);
  await team.publish(saying('Sixth release'));
  await (await heard).finished();
  await expect(notice(page)).toBeHidden();
  await name.fill(saved);
  await expect(notice(page)).toContainText('A new version of this page is ready.');
  await expect(page.getByRole('status').filter({ hasText: 'A new version of this page is ready.' })).toBeAttached();
  await expect(name).toBeFocused();
  await look('open-tab-newer');
  await name.fill('Meera again');
  await expect(notice(page)).toBeHidden();
  await name.fill(saved);
  await notice(page).getByRole('button', { name: 'Switch now' }).click();
  await expect(said(page, 'Sixth release')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(notice(page)).toBeHidden();
  expect(await isMarkedPage(page)).toBe(true);
});

test('an open tab takes what was put off with the next page it opens @any-screen', async ({ page, platform }) => {
  const team = await RemoteTeam.of(platform.url, 'mfe-devotee');
  await team.publish(saying('Seventh release'));
  const portal = new DevoteePortal(page);
  await portal.open('/devotee/family');
  await markPage(page);
  const heard = hears(page);
  await team.publish(saying('Eighth release'));
  await heard;
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toBeHidden();
  await portal.fromAccountMenu('Your profile');
  await expect(said(page, 'Eighth release')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await isMarkedPage(page)).toBe(true);
});
