import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SERIOUS = ['serious', 'critical'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails if axe finds something that keeps people from using the page in its current state (WCAG 2.2 AA). */
export async function expectAccessible(page: Page) {
  // `withTags` after `options`, which would replace it. What passed is not described, and no second tab is opened to sum up frames: there are none.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n  ${failureSummary}`).join('\n')}`,
    );
  expect(found, found.join('\n\n')).toEqual([]);
}
