import { eHundiEndpoints } from '@sannidhi/contracts';
import { signIn } from '@sannidhi/e2e/api-client';
import { Outbox } from '@sannidhi/e2e/outbox';
import type { AnyBrowser } from './any-browser.ts';
import { LOOKS } from './screen-looks.ts';
import { DEVOTEE_HOME, enters, leaves } from './sessions.ts';

/** Where the demo devotee's home temple is. */
const TEMPLE_ZONE = 'America/New_York';
const MARKED_TODAY = `
  const days = [...document.querySelectorAll('[aria-current="date"]')];
  return days.length === 1 && Number(days[0].dataset.date.slice(-2)) === Number(arguments[0]);`;
const CARD = '…4242 4242 4242 4242…';

/** What people do in every browser: each name with its way. */
export const JOURNEYS: Record<string, (browser: AnyBrowser, url: string, turn: number) => Promise<void>> = {
  'a guest gives by the code on the wall': guestGives,
  'a devotee gives and finds the receipt': devoteeGives,
  'the office reads its donations': officeReads,
  'panchanga today': panchangaToday,
  ...LOOKS,
};

async function guestGives(browser: AnyBrowser, url: string, turn: number) {
  const phone = `732555${3_000 + turn}`;
  await browser.open(url + (await posterOf(url)));
  await browser.press('button', '$51');
  await browser.press('button', 'Continue with $51.00');
  await browser.fill('Mobile number', phone);
  await browser.press('button', 'Text me a code');
  await browser.fill('6-digit code', await new Outbox(url).code(`+1${phone}`));
  await browser.press('button', 'Go to payment');
  await pays(browser);
  await browser.sees('heading', 'Thank you');
  await browser.reads('The temple has received your gift of $51.00.');
}

async function devoteeGives(browser: AnyBrowser, url: string) {
  await enters(browser, url, '/devotee/login', 'devotee@sannidhi.test');
  await browser.stands(DEVOTEE_HOME);
  await browser.open(`${url}/devotee/donate`);
  await browser.press('button', '$21');
  await browser.press('button', 'Pay $21.00');
  await pays(browser);
  await browser.sees('heading', 'Thank you');
  await browser.open(`${url}/receipts`);
  await browser.reads('$21.00');
  await leaves(browser);
}

async function officeReads(browser: AnyBrowser, url: string) {
  await enters(browser, url, '/temple-admin/login', 'temple@sannidhi.test');
  await browser.stands('/temple-admin/dashboard');
  await browser.open(`${url}/temple-admin/donations`);
  await browser.sees('table', 'Donations to …');
  await leaves(browser);
}

async function panchangaToday(browser: AnyBrowser, url: string) {
  await enters(browser, url, '/devotee/login', 'devotee@sannidhi.test');
  await browser.stands(DEVOTEE_HOME);
  await browser.reads(todayAtTemple({ dateStyle: 'full' }));
  await browser.open(`${url}/devotee/panchanga`);
  await browser.sees('heading', 'Times to avoid');
  await browser.reads('Rahu kalam');
  await browser.press('tab', 'Month');
  await browser.holds('today in the month', MARKED_TODAY, todayAtTemple({ day: 'numeric' }));
  await browser.press('tab', 'Festivals');
  await browser.holds('dates and times that are some', 'return !/NaN|Invalid/.test(document.body.innerText)');
  await leaves(browser);
}

async function pays(browser: AnyBrowser) {
  await browser.press('radio', CARD);
  await browser.press('button', 'Pay $…');
}

/** The address on the poster of the demo temple's e-hundi. */
async function posterOf(url: string): Promise<string> {
  const { api } = await signIn(url, 'temple@sannidhi.test', 'temple-admin');
  const [code] = await api.call(eHundiEndpoints.list);
  const { pathname, search } = new URL(code?.url ?? '', url);
  return pathname + search;
}

const todayAtTemple = (parts: Intl.DateTimeFormatOptions) => new Date().toLocaleDateString('en-US', { ...parts, timeZone: TEMPLE_ZONE });
