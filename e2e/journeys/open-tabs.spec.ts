import { isMarkedPage, markPage } from '../harness/page-marks.ts';
import { RemoteTeam } from '../harness/remote-team.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';

const PROFILE = '/devotee/edit-profile';
/** A text of the devotee's pages that each release says its own way, in the language it stands in and in the other. */
const saying = (words: string) => ({ 'Signs this browser out.': `${words}.`, 'इस ब्राउज़र से साइन आउट करता है।': `${words}।` });
const said = (page: Page, words: string) => page.getByText(words);

/** By the frame's own switch: it changes this browser, not the account that other journeys use. */
const chooseHindi = async (page: Page) => {
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('हिन्दी', { exact: true }).last().click();
};

test.describe.configure({ mode: 'serial' });

test('a tab whose release lost its files goes on in the new one, with what was typed and without a reload', async ({ page, platform }) => {
  const team = await RemoteTeam.of(platform, 'mfe-devotee');
  const first = await team.ship(saying('First release'));
  await new DevoteePortal(page).open(PROFILE);
  await expect(said(page, 'First release')).toBeVisible();
  await markPage(page);
  await page.getByLabel('Full name').fill('Meera of the open tab');
  await page.getByLabel('New password').fill('Typed-and-never-kept-1');
  await team.ship(saying('Second release'));
  team.removeFiles(first);
  await chooseHindi(page);
  await expect(said(page, 'Second release')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('[name=fullName]')).toHaveValue('Meera of the open tab');
  await expect(page.locator('[name=password]')).toHaveValue('');
  expect(await isMarkedPage(page)).toBe(true);
});

test('a page that is opened after its files are gone loads from the new release', async ({ page, platform }) => {
  const team = await RemoteTeam.of(platform, 'mfe-devotee');
  const first = await team.ship(saying('Third release'));
  const portal = new DevoteePortal(page);
  await portal.open('/devotee/family');
  await markPage(page);
  await team.ship(saying('Fourth release'));
  team.removeFiles(first);
  await portal.fromAccountMenu('Your profile');
  await expect(said(page, 'Fourth release')).toBeVisible();
  expect(await isMarkedPage(page)).toBe(true);
});
