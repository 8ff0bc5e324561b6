import { randomUUID } from 'node:crypto';
import { bookingEndpoints } from '@sannidhi/contracts';
import type { PlatformProcess } from '../harness/platform-process.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { type AltarService, dayAtServer, officeOf, PriestTablet, threeServices } from '../pages/priest-tablet.ts';

const TABLET = { width: 1180, height: 820 };

test('the priest’s day goes on without a network: three services are marked, the browser is closed, and each arrives once @any-screen', async ({
  platform,
  look,
}, { project }) => {
  const services = await threeServices(platform);
  const { launchOptions, locale, timezoneId } = project.use;
  const tablet = new PriestTablet(platform.url, { ...launchOptions, locale, timezoneId, viewport: TABLET });
  const page = await tablet.open();
  await tablet.enter(page);
  await page.goto('/priest/dashboard');
  await open(page, services[0]);
  await expect(page.getByText('Devotee 1')).toBeVisible();
  await expect.poll(() => page.evaluate(keptFiles)).toBeGreaterThan(10);
  await expect.poll(() => page.evaluate(keptServices)).toBeGreaterThanOrEqual(3);
  await look('priest-day-tablet', page);

  await tablet.network(false);
  await page.reload();
  await expect(page.getByText('You’re offline')).toBeVisible();
  // The office changes one in between.
  const office = await officeOf(platform);
  const reason = { reason: 'Asked by phone' };
  await office.call(bookingEndpoints.cancelFor, {
    params: { bookingId: services[1]?.bookingId ?? '' },
    body: reason,
    idempotencyKey: randomUUID(),
  });
  for (const [index, service] of services.entries()) {
    await open(page, service);
    await expect(page.getByText(`Devotee ${index + 1}`)).toBeVisible();
    await page.getByRole('button', { name: 'Mark performed' }).click();
    await expect(page.getByRole('article').getByText('Performed, not sent yet')).toBeVisible();
  }
  // The last one was a slip, and is performed after all.
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.getByText('Undone, not sent yet.')).toBeVisible();
  await expect(page.getByText('2 performed services haven’t been sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Mark performed' }).click();
  await expect(page.getByText('3 performed services haven’t been sent yet')).toBeVisible();
  await look('priest-day-offline', page);
  await tablet.close();

  const again = await tablet.open({ online: false });
  await again.goto('/priest/dashboard');
  await expect(again.getByText('3 performed services haven’t been sent yet')).toBeVisible();
  expect((await marksOf(platform, services)).flat()).toEqual([]);
  await tablet.network(true);
  await expect.poll(async () => (await marksOf(platform, services)).map((marks) => marks.length)).toEqual([1, 1, 1]);
  await expect(again.getByText(/been sent yet/)).toHaveCount(0);
  const arrived = await marksOf(platform, services);
  // Ids are in the order in which the server took them.
  const ids = arrived.flat().map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
  expect(arrived[1]?.[0]?.conflicts).toMatchObject([{ bookedBy: 'Family 2', kind: 'canceled' }]);
  await again.reload();
  await open(again, services[1]);
  await expect(again.getByText('Family 2: this booking was canceled before.')).toBeVisible();
  await tablet.close();
});

test('signing out asks about what wasn’t sent, then wipes the device @any-screen', async ({ platform }, { project }) => {
  const [service] = await threeServices(platform);
  const { launchOptions, locale, timezoneId } = project.use;
  const tablet = new PriestTablet(platform.url, { ...launchOptions, locale, timezoneId, viewport: TABLET });
  const page = await tablet.open();
  await tablet.enter(page);
  await page.goto('/priest/dashboard');
  await open(page, service);
  await expect(page.getByRole('article', { name: service?.name ?? '' })).toBeVisible();
  await expect.poll(() => page.evaluate(keptServices)).toBeGreaterThanOrEqual(1);
  await tablet.network(false);
  await page.getByRole('button', { name: 'Mark performed' }).click();
  await expect(page.getByText('1 performed service hasn’t been sent yet')).toBeVisible();
  await signOut(page);
  const question = page.getByRole('dialog', { name: 'Sign out before everything was sent?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText('1 performed service hasn’t been sent yet')).toBeVisible();
  await tablet.network(true);
  await expect(page.getByText('1 performed service hasn’t been sent yet')).toBeHidden();
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(keptServices)).toBe(0);
  expect(await page.evaluate(keptFiles)).toBe(0);
  await tablet.close();
});

test('a day that arrives while its priest signs out isn’t kept @any-screen', async ({ platform }, { project }) => {
  await threeServices(platform);
  const { launchOptions, locale, timezoneId } = project.use;
  const tablet = new PriestTablet(platform.url, { ...launchOptions, locale, timezoneId, viewport: TABLET });
  const page = await tablet.open();
  await tablet.enter(page);
  const [day, signedOut] = [gate(), gate()];
  await page.route('**/api/priest/day**', (route) => day.opened.then(() => route.continue()));
  await page.route('**/api/priest/logout', (route) => signedOut.opened.then(() => route.continue()));
  const asked = page.waitForRequest('**/api/priest/day**');
  await page.goto('/priest/dashboard');
  await asked;
  const signingOut = page.waitForRequest('**/api/priest/logout');
  await signOut(page);
  await signingOut;
  expect(await page.evaluate(keptServices)).toBe(0);
  const arrived = page.waitForResponse('**/api/priest/day**');
  day.open();
  await (await arrived).finished();
  signedOut.open();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(keptServices)).toBe(0);
  await tablet.close();
});

/** What waits until the test lets it through. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** The marks of these services at the server, service by service. */
async function marksOf(platform: PlatformProcess, wanted: readonly AltarService[]) {
  const { services } = await dayAtServer(platform);
  return wanted.map(({ slotId }) => services.find((service) => service.slotId === slotId)?.marks ?? []);
}

async function open(page: Page, service: AltarService | undefined): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Services of the day' })
    .getByRole('button', { name: service?.name ?? '' })
    .click();
}

async function keptFiles(): Promise<number> {
  const keys = await (await caches.open('kept-pages')).keys();
  return keys.some(({ url }) => new URL(url).pathname === '/priest/dashboard') ? keys.length : 0;
}

/** How many rows this device keeps; whatever they contain is encrypted. A database that isn't there yet is the page's to create. */
async function keptServices(): Promise<number> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'on-this-device')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('on-this-device');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('kept').objectStore('kept').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
