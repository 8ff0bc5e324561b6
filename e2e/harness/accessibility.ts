import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SERIOUS = ['serious', 'critical'];

/** Fails when axe finds something that keeps people from using the page as it stands now (WCAG 2.2 AA). */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  const found = violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n  ${failureSummary}`).join('\n')}`,
    );
  expect(found, found.join('\n\n')).toEqual([]);
}
