import { createContext, runInContext } from 'node:vm';
import { sealBuiltins } from './seal-builtins.ts';

/** Runs code as a remote does, in a page of its own whose builtins are sealed. */
function sealedPage() {
  const page = createContext({});
  sealBuiltins(runInContext('globalThis', page));
  return (code: string): unknown => runInContext(`'use strict'; ${code}`, page);
}

it.each([
  'Array.prototype.map = () => []',
  'Array.prototype.push = () => 0',
  'Array.prototype[Symbol.iterator] = undefined',
  'Array.isArray = () => false',
  'Promise.prototype.then = () => {}',
  'Promise.all = () => {}',
  'Promise = class {}',
  "String.prototype.replace = () => ''",
  'Function.prototype.call = () => {}',
  'Function.prototype.bind = () => {}',
  "Object.prototype.toString = () => ''",
  'Object.prototype.evil = true',
  'Object.keys = () => []',
  "Object.defineProperty(Array.prototype, 'map', { value: () => [] })",
  'JSON.parse = () => ({})',
  'JSON = {}',
])('refuses %s', (code) => {
  const run = sealedPage();
  expect(() => run(code)).toThrow(expect.objectContaining({ name: 'TypeError' }));
  expect(
    run(
      "[[1, 2].map((n) => n * 2).join(), 'ab'.replace('a', 'b'), String({}), 'evil' in {}, JSON.parse('[3]'), [...new Map([[1, 2]])], Math.max(1, 2)].join(' ')",
    ),
  ).toBe('2,4 bb [object Object] false 3 1,2 2');
});

it.each([
  ['a list with its own push, as webpack’s runtime has', 'const list = []; list.push = () => 7; list.push()', 7],
  ['a class with its own toString', "function One() {} One.prototype.toString = () => 'one'; String(new One())", 'one'],
  ['a function with its own bind', 'const fn = () => {}; fn.bind = () => 3; fn.bind()', 3],
  ['an own hasOwnProperty', 'const one = {}; one.hasOwnProperty = () => 5; one.hasOwnProperty()', 5],
  ['a message on an error’s prototype', "Error.prototype.params = 1; new Error('x').params", 1],
  [
    'frozen prototypes',
    'Object.freeze(Array.prototype); Object.freeze(Object.prototype); const list = []; list.push = () => 2; list.push()',
    2,
  ],
  ['a subclass of Array', 'class Own extends Array { map() { return 9; } } new Own().map()', 9],
])('allows %s', (_, code, result) => {
  expect(sealedPage()(code)).toBe(result);
});
