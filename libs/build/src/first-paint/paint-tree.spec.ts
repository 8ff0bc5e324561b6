import { paintRules } from './paint-rules.ts';
import { paintTree } from './paint-tree.ts';

it('reads what React rendered: elements, texts, and the styles of classes', () => {
  const { tree, css } = paintTree(
    '<style data-emotion="k-global 1">body{margin:0}</style><style data-emotion="k a">.k-a{gap:4px}</style><!--$--><p class="k-a">Asha &amp; Ravi<!-- --> Iyer</p>',
  );
  expect(tree).toEqual([['p', { class: 'k-a' }, 'Asha & Ravi', ' Iyer']]);
  expect(css).toBe('.k-a{gap:4px}');
});

it('makes a class of an inline style', () => {
  const { tree, css } = paintTree('<i class="x" style="width:92%;height:14px"></i>');
  expect(tree).toEqual([['i', { class: 'x k-inline-width-92-height-14px' }]]);
  expect(paintRules(css)).toEqual([
    { selector: '.k-inline-width-92-height-14px.k-inline-width-92-height-14px', declarations: ['width:92%', 'height:14px'] },
  ]);
});

it('names a list at the element to repeat for each entry', () => {
  const row = '<label><input value="~funds.id~"><span><b>~funds.name~</b></span></label>';
  expect(paintTree(`<div>${row}</div>`).tree).toEqual([
    ['div', {}, ['label', { each: 'funds' }, ['input', { value: '~funds.id~' }], ['span', {}, ['b', {}, '~funds.name~']]]],
  ]);
  expect(paintTree('<h1>~temple~</h1>').tree).toEqual([['h1', {}, '~temple~']]);
});

it('keeps the rules of the kit’s classes, one selector each, without twins for old browsers', () => {
  const css =
    'body{margin:0}.k-a:hover,.k-a b{display:-ms-flexbox;display:flex}@media (min-width:900px){.k-a{gap:1px}}@keyframes k-b{to{opacity:0}}html:has(.k-a){gap:1px}';
  expect(paintRules(css)).toEqual([
    { selector: '.k-a:hover', declarations: ['display:flex'] },
    { selector: '.k-a b', declarations: ['display:flex'] },
    { media: '(min-width:900px)', selector: '.k-a', declarations: ['gap:1px'] },
  ]);
});
