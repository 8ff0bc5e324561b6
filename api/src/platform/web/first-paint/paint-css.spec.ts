import { paintCss } from './paint-css.ts';

const HTML = '<div class="Mui-root k-a1 k-b2"></div>';
const css = (...rules: unknown[]) => paintCss(rules, HTML);
const rule = (selector: string, declarations: unknown = ['color:red'], media?: unknown) => ({
  selector,
  declarations,
  ...(media ? { media } : {}),
});

it('writes the rules of the classes that are there', () => {
  expect(css(rule('.k-a1:hover', ['color:red', 'gap:4px']), rule('.k-c3'), rule('.k-b2>svg', ['flex:none'], '(min-width:900px)'))).toBe(
    '.k-a1:hover{color:red;gap:4px}@media (min-width:900px){.k-b2>svg{flex:none}}',
  );
  expect(css(rule('[data-theme="dark"] .k-a1'), rule('.k-a1.Mui-disabled:not([aria-busy="true"])'))).toContain(
    '[data-theme="dark"] .k-a1{',
  );
});

it.each([
  ['the whole page', rule('body')],
  ['everything', rule('*')],
  ['the page after a comma', rule('.k-a1, body')],
  ['the page by nesting', rule('.k-a1{} body')],
  ['an import', rule('@import "https://evil.example"; .k-a1')],
  ['the end of the style sheet', rule('.k-a1</style><script>steal()</script>')],
  ['a comment that hides the rest', rule('.k-a1/*')],
  ['an escape', rule('.k-a1\\,body')],
  ['the page’s placeholder', rule('.k-a1 %nonce%')],
  ['a condition that closes its block', rule('.k-a1', ['color:red'], 'print{}body{color:red}@media all')],
  ['no selector', { declarations: ['color:red'] }],
  ['no rule', null],
])('leaves out a rule for %s', (_, hostile) => {
  expect(css(hostile)).toBe('');
});

it.each([
  'background:url(https://evil.example)',
  'background:URL (x)',
  'background:image-set("https://evil.example" 1x)',
  'background:u\\rl(x)',
  'color:red}body{display:none',
  'color:red;background:red',
  'content:"</style>"',
  'content:"%nonce%"',
  'width:expression(steal())',
  'content:attr(data-text url)',
  'content:attr(data-text) url(https://evil.example)',
  'background:attr(data-text)',
  '@import:"x"',
  'color:/*',
  7,
])('leaves out the declaration %s', (hostile) => {
  expect(css(rule('.k-a1', [hostile, 'gap:4px']))).toBe('.k-a1{gap:4px}');
});

it('lets an element show a text of its own', () => {
  expect(css(rule('.k-a1>span::after', ['content:attr(data-text) "\u200b"']))).toBe('.k-a1>span::after{content:attr(data-text) "\u200b"}');
});
