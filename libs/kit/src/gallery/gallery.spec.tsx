import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { buildStaff, renderScreen } from '../testing/index.ts';
import { KitGallery } from './kit-gallery.tsx';

/** Colors and sizes need a real browser. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
};
const seriousOf = async (container: HTMLElement) => {
  const { violations } = await axe.run(container, OPTIONS);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

describe('the gallery', () => {
  it.each(['/dev/kit?scheme=light', '/dev/kit?frame=devotee', '/dev/kit?frame=office', '/dev/kit?frame=priest'])(
    '%s has nothing that axe calls serious',
    async (at) => {
      const { container } = await renderScreen(<KitGallery styleContainer={document.createElement('div')} />, {
        at,
        user: buildStaff('treasurer'),
      });
      expect(await seriousOf(container)).toEqual([]);
    },
    120_000,
  );

  it('shows the parts in both schemes', async () => {
    await renderScreen(<KitGallery styleContainer={document.createElement('div')} />, { at: '/dev/kit' });
    expect(screen.getByRole('heading', { name: 'Light, by day kumkum' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dark, by night the lamp' })).toBeVisible();
  });
});
