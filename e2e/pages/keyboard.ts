import { expect, type Page } from '@playwright/test';

/** An office's page has its navigation before its content. */
const MOST_TABS = 150;

/** A user without a pointer: moves with Tab only and presses the focused element. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Tabs until the control with this name has the focus, and checks that the focus is visible. */
  async reach(name: string | RegExp) {
    const fits = (one: string) => (typeof name === 'string' ? one === name : name.test(one));
    for (let turn = 0; turn < MOST_TABS; turn++) {
      await this.page.keyboard.press('Tab');
      const focus = await this.page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        if (!element || element === document.body) return undefined;
        const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : [];
        // A field shows the focus with its frame.
        const marks = [element, element.closest('.MuiInputBase-root, label')].map((one) =>
          one ? getComputedStyle(one).outlineStyle : 'none',
        );
        return {
          names: [element.getAttribute('aria-label') || labels.join(' ') || element.textContent || '', ...labels],
          shows: element.matches(':focus-visible') && marks.some((outline) => outline !== 'none'),
        };
      });
      if (!focus?.names.some((one) => fits(one?.trim() ?? ''))) continue;
      expect(focus.shows, `the focus on ${name} shows`).toBe(true);
      return;
    }
    throw new Error(`Tab does not reach ${name}`);
  }

  async fill(name: string | RegExp, value: string) {
    await this.reach(name);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(value);
  }

  async press(name: string | RegExp, key = 'Enter') {
    await this.reach(name);
    await this.page.keyboard.press(key);
  }
}
