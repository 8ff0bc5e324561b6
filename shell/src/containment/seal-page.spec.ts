import { sealPage } from './seal-page.ts';

const pushed = history.pushState;
beforeAll(() => sealPage());

it.each([
  () => Object.assign(history, { pushState: () => {} }),
  () => Object.assign(History.prototype, { replaceState: () => {} }),
  () => Object.defineProperty(history, 'pushState', { value: () => {} }),
  () => Object.assign(window, { fetch: async () => new Response() }),
  () => Object.defineProperty(document, 'title', { value: 'Kept' }),
])('refuses %s', (attempt) => {
  expect(attempt).toThrow(/read.only|Cannot (assign|redefine)/i);
});

it('leaves the history and the title as they were to use', () => {
  expect(history.pushState).toBe(pushed);
  history.pushState(null, '', '/contact');
  document.title = 'Contact';
  expect([location.pathname, document.title]).toEqual(['/contact', 'Contact']);
});
