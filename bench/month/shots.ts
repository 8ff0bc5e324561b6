import { signIn } from '@sannidhi/e2e/api-client';
import { enterAs } from '@sannidhi/e2e/enter-as';
import { withBrowser } from '../pages/with-browser.ts';
const SHOTS: [string, string, string | undefined, string][] = [
  ['temple@sannidhi.test', 'temple-admin', '/temple-admin/calendar?show=month', 'cal-month'],
  ['temple@sannidhi.test', 'temple-admin', '/temple-admin/events', 'events'],
  ['temple@sannidhi.test', 'temple-admin', '/temple-admin/priest-management', 'priests'],
  ['temple@sannidhi.test', 'temple-admin', '/temple-admin/pooja-booking-management', 'bookings-office'],
  ['priest@sannidhi.test', 'priest', '/priest/dashboard?view=profile', 'priest-profile'],
  ['priest@sannidhi.test', 'priest', '/priest/dashboard?view=week', 'priest-week'],
  ['priest@sannidhi.test', 'priest', '/priest/dashboard?view=temples', 'priest-temples'],
  ['devotee@sannidhi.test', 'donor', '/bookings', 'dev-bookings'],
  ['devotee@sannidhi.test', 'donor', '/devotee/panchanga?view=festivals', 'festivals'],
  ['devotee@sannidhi.test', 'donor', '/devotee/volunteer?view=hours', 'hours'],
  ['', '', '/verify-receipt/unknown', 'receipt-unknown'],
  ['', '', '/unsubscribe', 'unsubscribe'],
];
const only = process.env.ONLY?.split(',');
await withBrowser(async ({ url, browser }) => {
  for (const [email, role, path, name] of SHOTS) {
    if (only && !only.includes(name)) continue;
    for (const width of [1440, 390]) {
      const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, locale: 'en-US', timezoneId: 'America/New_York', colorScheme: process.env.DARK ? 'dark' : 'light' });
      const page = await context.newPage();
      if (role) await enterAs(page, await signIn(url, email, role as 'donor'));
      await page.goto(url + path);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: false });
      await context.close();
    }
  }
});
