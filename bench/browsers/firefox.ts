import { launch, type Page } from 'puppeteer-core';
import type { Driver } from './any-browser.ts';

/** Debian's Firefox without a window, through WebDriver BiDi. */
export async function firefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    run: (body, ...values) => page.evaluate(`(function () { ${body}\n}).apply(null, ${JSON.stringify(values)})`),
    press: async (selector) => page.click(selector),
    // Found and focused in one step: a page that replaces its fields in between takes the focus along.
    type: async (selector, text) => {
      await page.$eval(selector, (field) => (field as HTMLElement).focus());
      await page.keyboard.type(text);
    },
    tab: () => page.keyboard.press('Tab'),
    drag: async (selector, pixels) => {
      const { x, y } = await middleOf(page, selector);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels, y, { steps: 4 });
      await page.mouse.up();
    },
    print: () => page.pdf({ preferCSSPageSize: true }),
    close: () => browser.close(),
  };
}

async function middleOf(page: Page, selector: string) {
  const { x, y, width, height } = await page.$eval(selector, (element) => element.getBoundingClientRect().toJSON() as DOMRect);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
