import { devoteeMessageEndpoints, REMOTE_EVENTS_PATH } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { quietOf, recordCalls } from '../harness/calls.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE, DevoteePortal, PASSWORD } from '../pages/devotee-portal.ts';

/** Subscriptions to new releases of the page and to messages, which only receive. */
const STREAMS: readonly string[] = [REMOTE_EVENTS_PATH, devoteeMessageEndpoints.events.path];

test('[7.01] [7.02] [7.12] “JSON body with JSON content type when a body exists; cookies always sent” — and POST /api/auth/login @any-screen', async ({
  page,
}) => {
  await page.goto('/login');
  const login = page.waitForRequest('**/api/auth/login');
  const reading = page.waitForRequest((request) => request.method() === 'GET' && request.url().includes('/api/devotee/'));
  await new DevoteePortal(page).signIn();
  const posted = await login;
  expect(posted.method()).toBe('POST');
  expect(await posted.headerValue('content-type')).toBe('application/json');
  expect(posted.postDataJSON()).toEqual({ email: DEVOTEE, password: PASSWORD });
  const read = await reading;
  expect(await read.headerValue('content-type')).toBeNull();
  expect(read.postData()).toBeNull();
  expect(await read.headerValue('cookie')).toMatch(/sannidhi_session=/);
});

test('[7.03] [7.04] “if authToken exists in local storage, a bearer Authorization header is added. Default reads are GET to the path given by the query key, with cookies and the bearer header, parsing JSON.” @any-screen', async ({
  page,
  platform,
}) => {
  const person = await signIn(platform.url, DEVOTEE, 'donor');
  await enterAs(page, person);
  const read = page.waitForRequest((request) => request.url().includes('/api/devotee/'));
  await page.goto('/devotee/dashboard');
  expect(await (await read).headerValue('authorization')).toBe(`Bearer ${person.authToken}`);
  expect((await read).method()).toBe('GET');
  await page.evaluate(() => localStorage.clear());
  const context = page.context();
  const other = await context.newPage();
  const anonymous = other.waitForRequest((request) => /\/api\/(public|auth)\//.test(request.url()));
  await other.goto('/donate?temple=sri-kamakshi-edison');
  expect(await (await anonymous).headerValue('authorization')).toBeNull();
  await other.close();
});

test('[7.05] “No automatic retry, no polling, no refetch on focus, data never stale.” @any-screen', async ({ page, platform }) => {
  await page.clock.install();
  await enterAs(page, await signIn(platform.url, DEVOTEE, 'donor'));
  const isQuiet = quietOf(page, STREAMS);
  await page.goto('/devotee/temples');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(isQuiet).toBe(true);
  const calls = recordCalls(page);
  await page.clock.fastForward('30:00');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.runFor(5_000);
  expect(calls.filter((call) => !STREAMS.includes(call.replace('GET ', '')))).toEqual([]);
  await page.route('**/api/devotee/donations**', (route) => route.fulfill({ status: 500, body: 'out of order' }));
  await page.goto('/devotee/activity');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await page.clock.runFor(60_000);
  expect(calls.filter((call) => call === 'GET /api/devotee/donations')).toHaveLength(1);
});

test('[7.06] [7.07] [7.08] “GET /api/auth/me reads id; /api/temple-admin/auth/me reads id, adminName; /api/priest/auth/me reads id” @any-screen', async ({
  platform,
}) => {
  for (const [email, role, path] of [
    [DEVOTEE, 'donor', '/api/auth/me'],
    ['temple@sannidhi.test', 'temple-admin', '/api/temple-admin/auth/me'],
    ['priest@sannidhi.test', 'priest', '/api/priest/auth/me'],
  ] as const) {
    const { authToken, user } = await signIn(platform.url, email, role);
    const answer = await fetch(`${platform.url}${path}`, { headers: { authorization: `Bearer ${authToken}` } });
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body.id).toBe(user.id);
    expect(typeof body.adminName).toBe(role === 'temple-admin' ? 'string' : 'undefined');
  }
});

test('[7.09] [7.10] [7.11] “POST /api/auth/logout, /api/temple-admin/auth/logout, /api/priest/logout” end the session @any-screen', async ({
  platform,
}) => {
  for (const [email, role, me, logout] of [
    [DEVOTEE, 'donor', '/api/auth/me', '/api/auth/logout'],
    ['temple@sannidhi.test', 'temple-admin', '/api/temple-admin/auth/me', '/api/temple-admin/auth/logout'],
    ['priest@sannidhi.test', 'priest', '/api/priest/auth/me', '/api/priest/logout'],
  ] as const) {
    const { authToken } = await signIn(platform.url, email, role);
    const headers = { authorization: `Bearer ${authToken}` };
    expect((await fetch(platform.url + me, { headers })).status).toBe(200);
    expect((await fetch(platform.url + logout, { method: 'POST', headers })).status).toBe(200);
    expect((await fetch(platform.url + me, { headers })).status).toBe(401);
  }
});

test('[7.13] [7.14] [7.15] [7.16] [7.17] register, verify-email, resend-verification, forgot-password and reset-password answer as they are listed @any-screen', async ({
  platform,
  outbox,
}) => {
  const email = `caller-${Date.now()}@example.com`;
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${platform.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const token = async (page: string) => {
    const { links } = await outbox.waitFor(email, (message) => message.links.some((link) => link.includes(page)));
    const { searchParams } = new URL(links.find((link) => link.includes(page)) ?? '');
    return searchParams.get('verification-token') ?? searchParams.get('token') ?? '';
  };
  const outcome = { success: true, message: expect.any(String), messageCode: expect.any(String) };
  const registered = await post('/api/auth/register', { email, password: PASSWORD, fullName: 'Meera' });
  expect(registered).toMatchObject({ status: 201, body: { authToken: expect.any(String), user: { email } } });
  expect((await post('/api/auth/resend-verification', { email })).body).toEqual(outcome);
  await expect.poll(async () => (await outbox.messages(email)).length).toBe(2);
  const verified = await fetch(`${platform.url}/api/auth/verify-email?token=${await token('/verify-email')}`);
  const account = { id: expect.any(String), email, role: 'donor' };
  expect(await verified.json()).toEqual({ ...outcome, account });
  expect((await post('/api/auth/forgot-password', { email, userType: 'donor' })).body).toEqual(outcome);
  const reset = { token: await token('/reset-password'), password: 'Kamakshi-2026', userType: 'donor' };
  expect((await post('/api/auth/reset-password', reset)).body).toEqual({ ...outcome, account });
  expect((await post('/api/auth/login', { email, password: 'Kamakshi-2026' })).body).toMatchObject({ authToken: expect.any(String) });
});

test('[7.20] “A static bell sound file is loaded.” @any-screen', async ({ page }) => {
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sound = page.waitForResponse(/temple-bell.*\.wav$/);
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyB');
    await expect(page.locator('[data-celebration="bell-ring"]')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const answer = await sound;
  expect([200, 206]).toContain(answer.status());
  expect(answer.headers()['content-type']).toMatch(/^audio\//);
});
