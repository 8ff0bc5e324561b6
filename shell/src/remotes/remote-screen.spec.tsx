import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RemoteScreen } from './remote-screen.tsx';

it('takes the focus to the heading once a screen that came late is drawn, and to the page where it has none', async () => {
  let arrive = () => {};
  const Late = lazy(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { default: () => <h1>Receipts</h1> };
  });
  const page = (title: string, Screen: () => ReactNode) => (
    <main id="main">
      <RemoteScreen key={title} title={title} place={title} Screen={Screen} />
    </main>
  );
  const router = createMemoryRouter([
    { path: '/', element: page('Start', () => <a href="/receipts">Receipts</a>) },
    { path: '/receipts', element: page('Receipts', () => <Late />) },
    { path: '/plain', element: page('Plain', () => <p>No heading yet</p>) },
  ]);
  render(<RouterProvider router={router} />);
  screen.getByRole('link').focus();
  await act(() => router.navigate('/receipts'));
  expect(document.body).toHaveFocus();
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Receipts' })).toHaveFocus();
  await act(() => router.navigate('/plain'));
  expect(screen.getByRole('main')).toHaveFocus();
});
