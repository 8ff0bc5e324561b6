import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/index.ts';
import { Banner } from './banner.tsx';

it('gives a title that is no sentence a line of its own, and lets a sentence go on into the text', async () => {
  await renderScreen(
    <>
      <Banner kind="success" title="You’re registered">
        Show the code at the door.
      </Banner>
      <Banner kind="info" title="Test mode.">
        No real money moves.
      </Banner>
    </>,
  );
  expect(screen.getByText('You’re registered')).toHaveStyle({ display: 'block' });
  expect(screen.getByText('Test mode.')).not.toHaveStyle({ display: 'block' });
});
