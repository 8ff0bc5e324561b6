import { screen } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { DoorOver } from './door-over.tsx';

it('says as a page of its own that the door has ended, what became of the last scans, and leads on', async () => {
  await show(() => <DoorOver sent={{ taken: 2, refused: 1 }} waiting={0} />, '/devotee/door/1');
  expect(screen.getByRole('heading', { level: 1, name: 'Door' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'You don’t help at this door' })).toBeVisible();
  expect(screen.getByText(/2 scans from before were sent/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/devotee/events');
});
