import { chromium } from '@playwright/test';
import { doorEndpoints, ticketEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { CodeCamera } from '../harness/code-camera.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { ticketedEvent } from '../pages/ticketed-event.ts';

const [MEERA, ARUN, ANIKA] = ['Meera Raghunathan', 'Arun Raghunathan', 'Anika Raghunathan'];

test('a door reads tickets with its camera, also without a connection and after a reload, and every scan arrives once @small-screen', async ({
  platform,
  look,
}, { project }) => {
  const { occurrenceId, title, tickets } = await ticketedEvent(platform.url, [MEERA, ARUN, ANIKA]);
  const helper = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
  const codeOf = (name: string) => tickets.find((ticket) => ticket.name === name)?.qr ?? '';
  const camera = new CodeCamera();
  const { launchOptions, ...size } = project.use;
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), ...camera.args] });
  const context = await browser.newContext({ ...size, baseURL: platform.url });
  const page = await context.newPage();
  await enterAs(page, helper);
  await page.goto(`/devotee/door/${occurrenceId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('0 in, of 3')).toBeVisible();

  await camera.show(codeOf(MEERA));
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await expect(result(page, 'Welcome')).toBeVisible();
  await look('door-in', page);
  await camera.show(await otherEvent(helper));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(result(page, 'Not for this event')).toBeVisible();
  await look('door-other-event', page);
  await camera.show(codeOf(MEERA));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(result(page, 'Scanned before')).toBeVisible();
  await look('door-again', page);

  await expect.poll(() => page.evaluate(keptPages)).toContain(`/devotee/door/${occurrenceId}`);
  const office = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  const sync = { params: { occurrenceId }, body: { device: 'Desk', scans: [], after: 0 } };
  const arrived = async () => (await office.api.call(doorEndpoints.officeSync, sync)).scans;
  await expect.poll(async () => (await arrived()).length).toBe(2);
  await context.setOffline(true);
  await camera.show(codeOf(ARUN));
  await page.getByRole('button', { name: 'Same person, came back' }).click();
  await expect(result(page, 'Welcome')).toBeVisible();
  await expect(page.getByText(/^No connection since .* 2 scans wait/)).toBeVisible();
  await look('door-offline', page);
  await page.reload();
  await expect(page.getByText('2 in, of 3')).toBeVisible();
  await expect(page.getByText(/2 scans wait/)).toBeVisible();
  await camera.show(codeOf(ANIKA));
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await expect(result(page, 'Welcome')).toBeVisible();
  await expect(page.getByText(/3 scans wait/)).toBeVisible();
  // Her phone is still in front of the camera: that is no second scan.
  await page.getByRole('button', { name: 'Next' }).click();

  await context.setOffline(false);
  await expect(page.getByText(/No connection|wait on this phone/)).toHaveCount(0);
  await expect(page.getByText('3 in, of 3')).toBeVisible();
  const ids = new Map(tickets.map(({ id, name }) => [id, name]));
  expect((await arrived()).map(({ ticketId, act }) => `${ids.get(ticketId)} ${act}`)).toEqual([
    `${MEERA} in`,
    `${MEERA} in`,
    `${MEERA} settle`,
    `${ARUN} in`,
    `${ANIKA} in`,
  ]);
  await browser.close();
  camera.remove();
});

const result = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

/** The code of a ticket that the demo devotee has for another event. */
async function otherEvent({ api }: Awaited<ReturnType<typeof signIn>>): Promise<string> {
  const { items } = await api.call(ticketEndpoints.own, {});
  const ticket = await api.call(ticketEndpoints.ownOne, { params: { ticketId: items[0]?.id ?? '' } });
  return ticket.qr ?? '';
}

/** The pages this browser opens without a connection. */
async function keptPages(): Promise<string[]> {
  return (await (await caches.open('kept-pages')).keys()).map(({ url }) => new URL(url).pathname);
}
