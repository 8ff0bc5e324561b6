import { render, screen } from '@testing-library/react';
import { BootContext, EMPTY_BOOT } from '../boot/boot-context.ts';
import { UnknownPage } from './unknown-path.tsx';

it('says that support switched an area off in this browser, and leads back to what everybody sees', () => {
  render(
    <BootContext value={{ ...EMPTY_BOOT, registry: { releases: [], disabled: ['mfe-priest'] } }}>
      <UnknownPage area="mfe-priest" />
    </BootContext>,
  );
  expect(screen.getByRole('heading', { name: 'The priest portal is not available right now' })).toBeVisible();
  expect(screen.getByText(/turned off in this browser for support/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reset to what everyone sees' })).toBeVisible();
});
