import type { RemoteRelease } from '@sannidhi/contracts';
import { render, screen } from '@testing-library/react';
import { BootContext, EMPTY_BOOT } from '../boot/boot-context.ts';
import { OwnReleases } from './own-releases.tsx';

const draw = (registry: Partial<typeof EMPTY_BOOT.registry>) =>
  render(
    <BootContext value={{ ...EMPTY_BOOT, registry: { releases: [], ...registry } }}>
      <OwnReleases />
    </BootContext>,
  );

it('names what this browser tries and what it switched off, and ends both with one press', () => {
  const release = { name: 'mfe-priest', release: '0123456789abcdef' } as unknown as RemoteRelease;
  draw({ releases: [release], previews: ['mfe-priest'], disabled: ['mfe-devotee'] });
  expect(screen.getByText('This browser is previewing mfe-priest 0123456789abcdef.')).toBeVisible();
  expect(screen.getByText('Turned off in this browser: mfe-devotee.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reset to what everyone sees' })).toHaveAttribute('href', '?preview=off&disable=off');
});

it('is not there for everybody else', () => {
  draw({});
  expect(screen.queryByRole('complementary')).toBeNull();
});
