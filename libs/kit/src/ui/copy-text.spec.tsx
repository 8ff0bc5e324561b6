import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';
import { CopyText } from './copy-text.tsx';

const draw = () => renderScreen(<CopyText value="s3cret" label="Copy the token" done="Token copied" />);

it('copies in one press and says so', async () => {
  const { user } = await draw();
  await user.click(screen.getByRole('button', { name: 'Copy the token' }));
  expect(await screen.findByText('Token copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('s3cret');
});

it('leaves the text to be copied by hand where the clipboard refuses', async () => {
  const { user } = await draw();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy the token' }));
  expect(await screen.findByText(/Select the text and copy it/)).toBeVisible();
  expect(screen.getByText('s3cret')).toBeVisible();
});
