import type { Page, Route } from '@playwright/test';

/** Delays a call until `release`. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route(address, async (route: Route) => {
    await gate;
    await route.continue();
  });
  return release;
}
