import { failureKind } from './load-failure.ts';

/** Literal messages of the federation runtime, webpack's loader and browsers. */
it.each([
  ['Failed to load script resources. #RUNTIME-008 ScriptExecutionError: Script "/e.js" loaded but threw a runtime error', 'threw'],
  ['Failed to load script resources. #RUNTIME-008 ScriptNetworkError: Script "/e.js" timed out.', 'timeout'],
  ['Failed to load script resources. #RUNTIME-008 ScriptNetworkError: Failed to load script "/e.js"', 'network'],
  ['Module "./area" does not exist in container.', 'missing'],
  ['Loading chunk 384 failed.', 'network'],
  ['timeout after 8000 ms', 'timeout'],
  ['cannot read a name', 'threw'],
])('calls “%s” %s', (message, kind) => {
  expect(failureKind(new Error(message))).toBe(kind);
});
