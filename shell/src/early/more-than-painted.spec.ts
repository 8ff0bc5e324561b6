import { hasMoreThanPainted } from './more-than-painted.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="paint"><h1>Contact</h1></div>';
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '');
});

it('is not so for a visitor whose screen is complete', () => {
  sessionStorage.setItem('react-router-scroll-positions', '{}');
  expect(hasMoreThanPainted()).toBe(false);
});

it.each([
  ['the screen still lacks its data', () => document.querySelector('h1')?.setAttribute('aria-busy', 'true')],
  ['someone signed in here', () => localStorage.setItem('authToken', 'token')],
  ['the tab keeps a draft or a notice', () => sessionStorage.setItem('guest-gift', '{}')],
  ['a sign-in is half done', () => history.replaceState({ usr: { challenge: '1' } }, '')],
])('is so when %s', (_, happens) => {
  happens();
  expect(hasMoreThanPainted()).toBe(true);
});

it('concerns only pages with a first paint', () => {
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.setItem('authToken', 'token');
  expect(hasMoreThanPainted()).toBe(false);
});
