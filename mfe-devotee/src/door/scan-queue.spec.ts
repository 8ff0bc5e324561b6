import { HttpError } from '@sannidhi/kit';
import { isGone } from './scan-queue.ts';

it('takes a door for ended only where our server says so, not where a gateway finds no server', () => {
  const ours = JSON.stringify({ code: 'not-found', message: 'Not found' });
  expect(isGone(new HttpError(404, 'Not Found', ours))).toBe(true);
  expect(isGone(new HttpError(404, 'Not Found', '<html>404 page not found</html>'))).toBe(false);
  expect(isGone(new HttpError(404, 'Not Found', JSON.stringify({ message: 'no route' })))).toBe(false);
  expect(isGone(new TypeError('Failed to fetch'))).toBe(false);
});
