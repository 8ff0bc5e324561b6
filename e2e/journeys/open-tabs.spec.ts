import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMarkedPage, markPage } from '../harness/page-marks.ts';
import type { PlatformProcess } from '../harness/platform-process.ts';
import { RemoteTeam } from '../harness/remote-team.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { type Variant, variantOf } from '../harness/variant.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';

const PROFILE = '/devotee/edit-profile';
/** The devotee's remote, built to say one of its texts in other words, in both languages. */
const saying = (words: string) =>
  variantOf('mfe-devotee', words, (script) =>
    script.replaceAll('Signs this browser out.', `${words}.`).replaceAll('इस ब्राउज़र से साइन आउट करता है।', `${words}।`),
  );
/** Takes a release's files off the server, as happens when its days are over. */
const removeFiles = ({ dataDir }: PlatformProcess, { manifest }: Variant) =>
  rmSync(join(dataDir, 'remotes', manifest.name, manifest.release), { recursive: true });
const said = (page: Page, words: string) => page.getByText(words);

/** By the frame's own switch: it changes this browser, not the account that other journeys use. */
const chooseHindi = async (page: Page) => {
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('हिन्दी', { exact: true }).last().click();
};

test.describe.configure({ mode: 'serial' });

test('a tab whose release lost its files goes on in the new one, with what was typed and without a reload', async ({ page, platform }) => {
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
  expect(await isMarkedPage(page)).toBe(true);
});

test('a page that is opened after its files are gone loads from the new release', async ({ page, platform }) => {
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
