import type { Page } from '@playwright/test';

/** Leaves a mark on the page that a full load removes. */
export const markPage = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { samePage: true }));

/** Whether the page is still the marked one. */
export const isMarkedPage = (page: Page): Promise<boolean> => page.evaluate(() => 'samePage' in window);
