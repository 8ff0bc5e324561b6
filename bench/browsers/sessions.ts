import type { AnyBrowser } from './any-browser.ts';

const PASSWORD = 'Namaste-108';
export const DEVOTEE_HOME = '/donor/dashboard';

/** Signs in at a portal's door. */
export async function enters(browser: AnyBrowser, url: string, path: string, email: string) {
  await browser.open(url + path);
  await browser.fill('Email', email);
  await browser.fill('Password', PASSWORD);
  await browser.press('button', 'Sign in');
}

/** So that the next journey begins with nobody. */
export const leaves = (browser: AnyBrowser) =>
  browser.driver.run('localStorage.clear(); return fetch("/api/auth/logout", { method: "POST" }).then(() => true)');
