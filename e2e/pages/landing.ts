import { expect, type Page } from '@playwright/test';

/** The script of the page's app, which loads at the first sign of use. */
const APP = /\/assets\/main\.[0-9a-f]{8}\.js$/;

/** The landing page as a visitor sees it. */
export class Landing {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open() {
    await this.#page.goto('/');
  }

  /** Waits until the page's app, started by an earlier action, has taken over from the first script. */
  async isTakenOver() {
    await expect.poll(() => this.#page.evaluate(() => 'sannidhiEarly' in window && window.sannidhiEarly === undefined)).toBe(true);
  }

  /** Keeps the app from loading until the returned function is called. */
  async withoutApp(): Promise<() => void> {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await this.#page.route(APP, async (route) => {
      await coming;
      await route.continue();
    });
    return come;
  }

  row(name: string) {
    return this.#page.getByRole('button', { name });
  }
}
