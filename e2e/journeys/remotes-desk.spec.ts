import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { publishRelease } from '../harness/publish-release.ts';
import { type Browser, expect, test } from '../harness/test.ts';
import { RemotesDesk } from '../pages/remotes-desk.ts';

test('an operator gives a team its token, tries their release on a few, ends the canary, promotes and rolls back @any-screen', async ({
  page,
  platform,
  browser,
  look,
}) => {
  await enterAs(page, await signIn(platform.url, 'superadmin@sannidhi.test', 'superadmin'));
  const desk = new RemotesDesk(page, 'mfe-priest');
  const team = `Priests’ team ${Date.now()}`;
  await desk.open();
  const token = await desk.issueToken(team);
  await expect(page.getByText(token)).toBeHidden();
  const { release } = await publishRelease(platform.url, token, 'mfe-priest');

  await desk.open();
  const panel = await desk.openRelease(release);
  await expect(panel.getByText(team)).toBeVisible();
  const link = panel.getByText(`${platform.url}/?preview=mfe-priest%40${release}`);
  await expect(link).toBeVisible();
  await showsItself(browser, (await link.textContent())!, release);
  await panel.getByLabel('Share of browsers, 1–50%').fill('1');
  await panel.getByRole('button', { name: 'Start canary' }).click();
  await expect(panel.getByText('Enter a reason')).toBeVisible();
  await panel.getByLabel('Reason (kept in the history)').first().fill('Slots by hour');
  await panel.getByRole('button', { name: 'Start canary' }).click();
  await expect(page.getByText('The mfe-priest canary is running for 1% of browsers.')).toBeVisible();
  await look('remotes-release');
  await desk.closePanel();

  await expect(desk.history.getByText(new RegExp(`· ${release} · 1% · Slots by hour$`))).toBeVisible();
  await desk.card.getByLabel(/^Reason/).fill('Seen enough');
  await desk.card.getByRole('button', { name: 'Stop canary' }).click();
  await expect(desk.history.getByText('Canary stopped')).toBeVisible();

  const again = await desk.openRelease(release);
  await again.getByRole('button', { name: 'Activate' }).click();
  await expect(again.getByText('In use', { exact: true })).toBeVisible();
  await desk.closePanel();
  await look('remotes');
  await desk.card.getByLabel(/^Reason/).fill('Slots vanish');
  await desk.card.getByRole('button', { name: 'Roll back to the installed release' }).click();
  await expect(desk.history.getByText(/Slots vanish$/)).toBeVisible();

  await page.getByRole('tab', { name: 'Deploy tokens' }).click();
  const opened = await desk.openToken(team);
  await opened.getByRole('button', { name: 'Revoke token' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(opened.getByText('Revoked').first()).toBeVisible();
  await expect(publishRelease(platform.url, token, 'mfe-priest')).rejects.toThrow('deploy-token-revoked');
});

/** The link in someone else's browser: the page shows which release it runs, even though it is only read, and one press ends it. */
async function showsItself(browser: Browser, link: string, release: string) {
  const page = await browser.newPage();
  await page.goto(link);
  const badge = page.getByRole('complementary', { name: 'Releases in this browser' });
  await expect(badge).toContainText(release);
  await badge.getByRole('link', { name: 'Reset to what everyone sees' }).click();
  await expect(badge).toBeHidden();
  await page.close();
}
