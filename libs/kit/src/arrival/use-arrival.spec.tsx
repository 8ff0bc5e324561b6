import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { arriveAgain, useArrival } from './use-arrival.ts';

function Page({ title }: { title: string }) {
  useArrival(title);
  return (
    <main>
      <h1>{title}</h1>
      <button type="button">Next day</button>
    </main>
  );
}

const router = () =>
  createMemoryRouter(
    [
      { path: '/receipts', element: <Page title="Receipts" /> },
      { path: '/panchanga', element: <Page title="Panchanga" /> },
    ],
    { initialEntries: ['/receipts'] },
  );

it('moves the focus to the heading of another page, and leaves it where it is when only the query changes', async () => {
  const pages = router();
  render(<RouterProvider router={pages} />);
  expect(document.body).toHaveFocus();
  await act(() => pages.navigate('/panchanga'));
  expect(screen.getByRole('heading', { name: 'Panchanga' })).toHaveFocus();
  expect(document.title).toContain('Panchanga');
  screen.getByRole('button', { name: 'Next day' }).focus();
  await act(() => pages.navigate('/panchanga?date=2026-11-27'));
  expect(screen.getByRole('button', { name: 'Next day' })).toHaveFocus();
});

it('moves the focus to the heading of the same page when it is rendered again on request', async () => {
  const pages = router();
  const { unmount } = render(<RouterProvider router={pages} />);
  unmount();
  render(<RouterProvider router={router()} />);
  expect(document.body).toHaveFocus();
  arriveAgain();
  render(<RouterProvider router={router()} />);
  expect(screen.getAllByRole('heading', { name: 'Receipts' })[0]).toHaveFocus();
});

it('sets the title again on every navigation, no matter who set it in between', async () => {
  const pages = router();
  render(<RouterProvider router={pages} />);
  document.title = 'Something else';
  await act(() => pages.navigate('/receipts?page=2'));
  expect(document.title).toContain('Receipts');
});
