import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  devoteeMessageEndpoints,
  platformMessageEndpoints,
  priestMessageEndpoints,
  type Role,
  templeMessageEndpoints,
} from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { quietOf } from '../harness/calls.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';

const HOMES: { email: string; role: Role; home: string; stream: string }[] = [
  { email: 'devotee@sannidhi.test', role: 'donor', home: '/devotee/dashboard', stream: devoteeMessageEndpoints.events.path },
  { email: 'temple@sannidhi.test', role: 'temple-admin', home: '/temple-admin/dashboard', stream: templeMessageEndpoints.events.path },
  { email: 'priest@sannidhi.test', role: 'priest', home: '/priest/dashboard', stream: priestMessageEndpoints.events.path },
  { email: 'superadmin@sannidhi.test', role: 'superadmin', home: '/superadmin-dashboard', stream: platformMessageEndpoints.events.path },
];

/** The scripts of the kit's parts, as every page's template names them; a page names those of its own screen. */
const TEMPLATE = readFileSync(new URL('../../shell/dist/pages/page.en.html', import.meta.url), 'utf8');
const PARTS = [...TEMPLATE.matchAll(/href="([^"]*)" data-parts/g)].map(([, script]) => script ?? '');

/**
 * The writing systems of the fonts that were fetched although nothing on the page is written in them: of a list of choices, only what was chosen
 * is shown.
 */
async function unusedFonts(page: Page, fonts: readonly string[]): Promise<string[]> {
  const written = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, style, option')) element.remove();
    const chosen = [...document.querySelectorAll('option:checked')].map(({ textContent }) => textContent);
    return [copy.textContent, ...chosen].join(' ');
  });
  const systems = fonts.flatMap((font) => /noto-sans-(\w+)-\1-/.exec(font)?.[1] ?? []);
  return systems.filter(
    (system) => !new RegExp(`\\p{Script=${system.replace(/^./, (letter) => letter.toUpperCase())}}`, 'u').test(written),
  );
}

/** A few tries. */
const AT_MOST_MS = 90_000;

for (const { email, role, home, stream } of HOMES)
  test(`${home} asks for what it shows once, and for all of it before its app is there @any-screen`, async ({ context, platform }) => {
    const person = await signIn(platform.url, email, role);
    // Another journey may have written a message a moment ago: then the stream has news indeed.
    await expect(async () => {
      const page = await context.newPage();
      await enterAs(page, person);
      const isQuiet = quietOf(page, [stream]);
      const asked: string[] = [];
      const scripts: string[] = [];
      const fonts: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.resourceType() === 'script') scripts.push(pathname);
        if (request.resourceType() === 'font') fonts.push(pathname);
        if (request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== stream) asked.push(pathname + search);
      });
      const connected = page.waitForResponse((response) => response.url().endsWith(stream));
      const html = await (await page.goto(home))?.text();
      await connected;
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main :is([aria-busy="true"], [data-pending])')).toHaveCount(0);
      await expect.poll(isQuiet).toBe(true);
      const reads = (await page.locator('#early-reads').getAttribute('data-for'))?.split(' ').slice(1) ?? [];
      const unused = await unusedFonts(page, fonts);
      await page.close();
      expect(unused).toEqual([]);
      expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
      expect(reads.length).toBeGreaterThan(1);
      const year = String(new Date().getFullYear());
      expect(asked.slice(0, reads.length)).toEqual(reads.map((read) => read.replace('{year}', year).replace(/#.*/, '')));
      const isOfScreen = (script: string) => PARTS.includes(script) || script.includes('/panchanga');
      expect(scripts.filter((script) => isOfScreen(script) && !html?.includes(script))).toEqual([]);
    }).toPass({ timeout: AT_MOST_MS });
  });
