import type { Locator, Page } from '@playwright/test';

/** System management's page of remotes, in an operator's words. */
export class RemotesDesk {
  private readonly page: Page;
  readonly remote: string;

  constructor(page: Page, remote: string) {
    this.page = page;
    this.remote = remote;
  }

  async open(): Promise<void> {
    await this.page.goto('/superadmin/remotes');
  }

  /** The remote's part of the page. */
  get card(): Locator {
    return this.page.getByRole('region', { name: this.remote, exact: true });
  }

  get history(): Locator {
    return this.card.getByRole('list', { name: `${this.remote} history` });
  }

  /** Registers the remote's area with the form next to the list. */
  async registerArea({ path, portal, title, titleHi }: Record<'path' | 'portal' | 'title' | 'titleHi', string>): Promise<void> {
    await this.page.getByRole('button', { name: 'Register area' }).click();
    const panel = this.page.getByRole('complementary', { name: 'Register area' });
    await panel.getByLabel('Remote').fill(this.remote);
    await panel.getByLabel('Path').fill(path);
    await panel.getByLabel('Portal').selectOption(portal);
    await panel.getByLabel('Name in English').fill(title);
    await panel.getByLabel('Name in Hindi').fill(titleHi);
    await panel.getByRole('button', { name: 'Register area' }).click();
    await this.card.waitFor();
  }

  /** Removes its area and everything published for it. */
  async removeArea(): Promise<void> {
    await this.card.getByRole('button', { name: 'Remove area' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Remove area' }).click();
    // A closing dialog still hides the card from assistive technology, so its absence alone says nothing.
    await this.page.getByText(`${this.remote} was removed`, { exact: true }).waitFor();
    await this.card.waitFor({ state: 'detached' });
  }

  /** Issues a token for the remote and returns its secret. */
  async issueToken(label: string): Promise<string> {
    await this.page.getByRole('tab', { name: 'Deploy tokens' }).click();
    await this.page.getByRole('button', { name: 'Issue token' }).click();
    const panel = this.page.getByRole('complementary', { name: 'Issue token' });
    await panel.getByLabel('Remote').selectOption(this.remote);
    await panel.getByLabel('Used by').fill(label);
    await panel.getByRole('button', { name: 'Issue token' }).click();
    const secret = (await panel.locator('code').textContent()) ?? '';
    await panel.getByRole('button', { name: 'I’ve saved it' }).click();
    return secret;
  }

  /** Opens a token from the list. */
  async openToken(label: string): Promise<Locator> {
    await this.rowOf(label).click();
    return this.page.getByRole('complementary', { name: label });
  }

  /** Opens a release of the remote next to the list, or in its place on a phone. */
  async openRelease(release: string): Promise<Locator> {
    await this.rowOf(release).click();
    return this.page.getByRole('complementary', { name: release });
  }

  /** Goes back from the panel to the list. */
  async closePanel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close panel' }).click();
  }

  private rowOf(name: string): Locator {
    const row = this.page.getByRole('row', { name: new RegExp(name) });
    return row.or(this.page.getByRole('listitem').getByRole('button', { name: new RegExp(name) })).first();
  }
}
