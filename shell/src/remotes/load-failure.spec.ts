import { failureAt, failureKind } from './load-failure.ts';

/** Literal messages of the federation runtime, webpack's loader and browsers. */
it.each([
  ['Failed to load script resources. #RUNTIME-008 ScriptExecutionError: Script "/e.js" loaded but threw a runtime error', 'threw'],
  ['Failed to load script resources. #RUNTIME-008 ScriptNetworkError: Script "/e.js" timed out.', 'timeout'],
  ['Failed to load script resources. #RUNTIME-008 ScriptNetworkError: Failed to load script "/e.js"', 'network'],
  ['Module "./area" does not exist in container.', 'missing'],
  ['Loading chunk 384 failed.', 'network'],
  ['Load failed', 'network'],
  ['timeout after 8000 ms', 'timeout'],
  ['cannot read a name', 'threw'],
])('calls “%s” %s', (message, kind) => {
  expect(failureKind(new Error(message))).toBe(kind);
});

it('blames the release whose code threw inside another remote’s page', () => {
  const stackIn = (remote: string) => ({ stack: `Error: x\n    at get (https://s.example/remotes/${remote}/0123456789abcdef/311.js:1:9)` });
  const failed = (by: string) => failureAt('render', 'mfe-devotee', 'fedcba9876543210', Object.assign(new Error('x'), stackIn(by)));
  expect(failed('mfe-priest').blamed).toEqual({ remote: 'mfe-priest', release: '0123456789abcdef' });
  expect(failed('mfe-devotee').blamed).toBeUndefined();
});
