import { launch } from 'puppeteer-core';
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
    close: () => browser.close(),
  };
}
