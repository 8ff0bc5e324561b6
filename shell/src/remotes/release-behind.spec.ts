import { releaseBehind } from './release-behind.ts';

const thrown = (message: string, ...frames: string[]) =>
  Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n') });
const PRIEST = 'https://s.example/remotes/mfe-priest/0123456789abcdef/311.1a2b3c4d.js:1:99';
const DEVOTEE = 'https://s.example/remotes/mfe-devotee/fedcba9876543210/remoteEntry.5e6f7a8b.js:1:7';
const SHELL = 'https://s.example/assets/main.5e6f7a8b.js:1:7';

it('names the release of the innermost frame that lies in one', () => {
  expect(releaseBehind(thrown('x', `map (${SHELL})`, `total (${PRIEST})`, `Page (${DEVOTEE})`))).toEqual({
    remote: 'mfe-priest',
    release: '0123456789abcdef',
  });
});

it('reads Firefox’s and Safari’s frames too', () => {
  const error = Object.assign(new Error('x'), { stack: `map@${SHELL}\ntotal@${PRIEST}` });
  expect(releaseBehind(error)?.remote).toBe('mfe-priest');
});

it('goes by the script that the browser names if there is no stack', () => {
  expect(releaseBehind('words', PRIEST)?.remote).toBe('mfe-priest');
  expect(releaseBehind(undefined)).toBeUndefined();
});

it('blames no release that only the message quotes', () => {
  expect(releaseBehind(thrown(`no ${PRIEST}`, `load (${SHELL})`))).toBeUndefined();
});
