import { isDrawnIcon } from './drawn-icon.ts';

it('takes strokes as icon packages write them', () => {
  expect(isDrawnIcon(['M4 6l8 -4l8 4', 'm12 2.5c1e-2,3 -1.5+2 0 0z', 'M3 12a9 9 0 1 0 18 0'])).toBe(true);
});

it.each([
  ['nothing', []],
  ['a name', 'gift'],
  ['markup', ['<path d="M0 0"/>']],
  ['an address', ['url(https://example.com/a.svg#b)']],
  ['a script', ['javascript:steal()']],
  ['what breaks out of an attribute', ['M0 0" onload="steal()']],
  ['a line break', ['M0 0\nL1 1']],
  ['no stroke that starts', ['L1 1']],
  ['a text without end', [`M${'1 '.repeat(600)}`]],
  ['more strokes than an icon has', Array.from({ length: 13 }, () => 'M0 0')],
  ['something else in a list', ['M0 0', { d: 'M0 0' }]],
])('refuses %s', (_, icon) => {
  expect(isDrawnIcon(icon)).toBe(false);
});
