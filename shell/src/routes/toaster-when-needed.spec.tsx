import { dismissNotice, NOTICE_REMOVE_DELAY_MS, notify } from '@sannidhi/kit/notify';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { speak } from '../words/words.ts';
import { ToasterWhenNeeded } from './toaster-when-needed.tsx';

const draw = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <ToasterWhenNeeded /> }])} />);
const region = () => screen.findByRole('region', { name: /F8/ });

afterEach(() => act(() => speak('en')));

it('[9.07] F8 reaches the region before anything was said', async () => {
  draw();
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.keyDown(window, { key: 'F8' });
  const shown = await region();
  // The focus follows once the region is drawn.
  await waitFor(() => expect(shown).toHaveFocus());
  expect(screen.getByText('No messages in the last 15 minutes.')).toBeVisible();
});

it('[4.23] shows what was said and dismissed, and names itself in the page’s language', async () => {
  await act(() => speak('hi'));
  draw();
  act(() => notify('ईमेल की पुष्टि हो गई'));
  act(() => dismissNotice());
  const named = await region();
  expect(named).toHaveAccessibleName('सूचनाएँ (F8)');
  fireEvent.keyDown(window, { key: 'F8' });
  expect(await screen.findByRole('heading', { name: 'हाल के संदेश' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('ईमेल की पुष्टि हो गई');
  expect(NOTICE_REMOVE_DELAY_MS).toBe(1_000_000);
});
