import type { Locator, Page } from '@playwright/test';

interface Described {
  name: string;
  relation: string;
  birthDate: string;
  /** The beginning of its name in the list of cities. */
  city: string;
}

/** The family's list and form as a devotee uses them. */
export class FamilyPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async describe({ name, relation, birthDate, city }: Described) {
    await this.page.getByLabel('Name', { exact: true }).fill(name);
    await this.page.getByLabel('Relationship to you').selectOption(relation);
    await this.page.getByLabel('Date of birth').fill(birthDate);
    await this.page.getByLabel('Place of birth').fill(city);
    await this.page
      .getByRole('button', { name: new RegExp(`^${city}, `) })
      .first()
      .click();
  }

  member(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) });
  }

  async remove(name: string) {
    await this.page.getByRole('button', { name: `Remove ${name}` }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: `Remove ${name}` })
      .click();
  }
}
