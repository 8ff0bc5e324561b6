import type { Browser, BrowserContext, Page } from '@playwright/test';
import { BOOT_ELEMENT_ID, type BootDocument, REMOTE_LOADS_PATH } from '@sannidhi/contracts';
import type { AreaPage } from '../faults/areas.ts';
import { expect, startPaintedApps } from '../harness/test.ts';

const BOOT = new RegExp(`id="${BOOT_ELEMENT_ID}"[^>]*>([^<]*)<`);

/** Someone with their own browser and network address who opens a page of a remote. */
export class PasserBy {
  readonly page: Page;
  private readonly context: BrowserContext;
  private readonly area: AreaPage;
  /** What this user's pages reported about the remote. */
  private readonly told: { remote: string; failed: boolean }[] = [];

  private constructor(context: BrowserContext, page: Page, area: AreaPage) {
    this.context = context;
    this.page = page;
    this.area = area;
    page.on('response', (response) => {
      if (response.url().endsWith(REMOTE_LOADS_PATH)) this.told.push(response.request().postDataJSON());
    });
  }

  /** @param address the client address that the platform, behind its gateway, sees */
  static async come(browser: Browser, url: string, area: AreaPage, address: string): Promise<PasserBy> {
    const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': address }, serviceWorkers: 'block' });
    await context.addInitScript(startPaintedApps);
    return new PasserBy(context, await context.newPage(), area);
  }

  open = () => this.page.goto(this.area.path);
  leave = () => this.context.close();

  /** The release of the remote in the page. */
  async release(): Promise<string | undefined> {
    return this.releaseIn((await this.page.locator(`#${BOOT_ELEMENT_ID}`).textContent()) ?? '{}');
  }

  /** The release that this browser is given, and keeps, before it opens the page. */
  async givenRelease(): Promise<string | undefined> {
    const html = await (await this.context.request.get(this.area.path)).text();
    return this.releaseIn(BOOT.exec(html)?.[1] ?? '{}');
  }

  private releaseIn(boot: string): string | undefined {
    const { registry } = JSON.parse(boot) as BootDocument;
    return registry.releases.find(({ name }) => name === this.area.remote)?.release;
  }

  seesThePage = () =>
    expect(
      this.page.getByRole('heading', { level: 1, name: this.area.heading }).and(this.page.locator(':not(#failed-title)')),
    ).toBeVisible();

  /** The area shows its name, the release, the step and the kind of failure. */
  async seesItFail(release: string, says: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.area.unavailable })).toBeVisible();
    await expect(this.page.getByText(`${this.area.remote} · ${release} · ${says}`)).toBeAttached();
  }

  tryAgain = () => this.page.getByRole('button', { name: 'Try again' }).click();

  /** Waits until the platform received this many reports that the remote failed here, or that it loaded. */
  hasTold = (failed: boolean, times = 1) =>
    expect.poll(() => this.told.filter((load) => load.remote === this.area.remote && load.failed === failed).length).toBe(times);
}
