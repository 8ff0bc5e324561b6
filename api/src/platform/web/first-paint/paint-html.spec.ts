import { NOTHING_KNOWN, paintHtml } from './paint-html.ts';

const html = (...nodes: unknown[]) => paintHtml(nodes, NOTHING_KNOWN);

it('writes a screen’s elements, attributes and text', () => {
  const field = ['label', { for: '_R_1_' }, 'Email', ['input', { id: '_R_1_', type: 'email', name: 'email', autocomplete: 'username' }]];
  expect(html(['form', { novalidate: '' }, field, ['a', { href: '/register' }, 'Create an account']])).toBe(
    '<form method="dialog" novalidate=""><label for="paint-_R_1_">Email<input id="paint-_R_1_" type="email" name="email" ' +
      'autocomplete="username"></label><a href="/register">Create an account</a></form>',
  );
});

it.each([
  ['a script', ['script', {}, 'steal()']],
  ['a script in a drawing', ['svg', {}, ['script', {}, 'steal()']]],
  ['a frame', ['iframe', { src: '/login' }]],
  ['an image', ['img', { src: 'x', onerror: 'steal()' }]],
  ['another document', ['object', { data: '/x' }]],
  ['a base address', ['base', { href: 'https://evil.example' }]],
  ['a refresh', ['meta', { 'http-equiv': 'refresh', content: '0;url=https://evil.example' }]],
  ['a style sheet', ['style', {}, '*{display:none}']],
  ['a foreign drawing', ['svg', {}, ['use', { href: 'https://evil.example#a' }], ['foreignObject', {}, ['b', {}]]]],
  ['a tag that is none', ['div onclick=steal()', {}]],
  ['a tag that ends early', ['b><script>steal()</script', {}]],
  ['a number for a tag', [7, {}]],
])('leaves out %s', (_, node) => {
  expect(html(node)).toMatch(/^(<svg><\/svg>)?$/);
});

it.each([
  ['a handler', 'div', { onclick: 'steal()' }],
  ['a handler in capitals', 'div', { ONMOUSEOVER: 'steal()' }],
  ['an inline style', 'div', { style: 'background:url(https://evil.example)' }],
  ['a script address', 'a', { href: 'javascript:steal()' }],
  ['a link to elsewhere', 'a', { href: 'https://evil.example' }],
  ['a link to another host', 'a', { href: '//evil.example' }],
  ['a link that a browser reads as another host', 'a', { href: '/\\evil.example' }],
  ['the same with a tab', 'a', { href: '/\t/evil.example' }],
  ['a request at each press', 'a', { ping: 'https://evil.example' }],
  ['a form’s own target', 'form', { action: 'https://evil.example', method: 'post', target: '_blank' }],
  ['a button’s own target', 'button', { formaction: 'https://evil.example', formmethod: 'post' }],
  ['a form with a name, which scripts would find in the document', 'form', { name: 'cookie' }],
  ['an attribute that ends early', 'div', { 'title="x" onclick': 'steal()' }],
  ['a picture in a drawing', 'path', { fill: 'url(https://evil.example)' }],
  ['an object for a value', 'div', { title: {} }],
])('leaves out %s', (_, tag, attributes) => {
  expect(html([tag, attributes])).toMatch(/^<(\w+)( method="dialog")?><\/\1>$/);
});

it('never sends a form anywhere, and asks for no file and no secret value', () => {
  expect(html(['form', { method: 'get' }])).toBe('<form method="dialog"></form>');
  expect(html(['input', { type: 'image', src: 'https://evil.example' }], ['input', { type: 'hidden', value: 'x' }])).toBe(
    '<input><input value="x">',
  );
});

it('cannot take the place of the page’s own elements', () => {
  expect(html(['div', { id: 'root' }], ['a', { href: '#boot' }], ['b', { id: 'boot' }])).toBe(
    '<div id="paint-root"></div><a href="#paint-boot"></a><b id="paint-boot"></b>',
  );
});

it('escapes every text, and the page’s own placeholders', () => {
  expect(html('</div><script>steal()</script>', ['p', { title: '"><script>' }, '%nonce% & %boot%'])).toBe(
    '&lt;/div&gt;&lt;script&gt;steal()&lt;/script&gt;<p title="&quot;&gt;&lt;script&gt;">&#37;nonce&#37; &amp; &#37;boot&#37;</p>',
  );
});

it('ends a tree that goes on and on', () => {
  const wide = ['div', {}, ...Array.from({ length: 100_000 }, () => ['b', {}])];
  expect(html(wide).length).toBeLessThan(30_000);
  let deep: unknown = 'end';
  for (let depth = 0; depth < 5000; depth += 1) deep = ['b', {}, deep];
  expect(html(deep).length).toBeLessThan(1000);
});

it('is nothing for what is no tree', () => {
  for (const none of [null, undefined, 7, {}, [null, 7, {}, []]]) expect(paintHtml(none, NOTHING_KNOWN)).toBe('');
});

describe('what is known', () => {
  const facts = {
    texts: { temple: '<b>Sri Kamakshi</b>', slug: 'sri-kamakshi' },
    lists: {
      funds: [
        { id: '1', name: 'Annadanam', note: 'Food for all' },
        { id: '2', name: 'Building', note: '' },
      ],
    },
  };

  it('is filled in, escaped', () => {
    expect(paintHtml([['a', { href: '/donate?temple=~slug~' }, '~temple~']], facts)).toBe(
      '<a href="/donate?temple=sri-kamakshi">&lt;b&gt;Sri Kamakshi&lt;/b&gt;</a>',
    );
  });

  it('repeats an element for each of a list, without the parts that one of them lacks', () => {
    const row = [
      'label',
      { each: 'funds' },
      ['input', { type: 'radio', value: '~funds.id~' }],
      '~funds.name~',
      ['small', {}, '~funds.note~'],
    ];
    expect(paintHtml([row], facts)).toBe(
      '<label><input type="radio" value="1">Annadanam<small>Food for all</small></label><label><input type="radio" value="2">Building</label>',
    );
  });

  it('leaves out what nobody knows, also by a name that every object has', () => {
    expect(
      paintHtml(
        [
          ['p', {}, '~constructor~'],
          ['p', { each: 'toString' }, 'x'],
          ['p', {}, 'At ', '~temple.city~', '!'],
        ],
        facts,
      ),
    ).toBe('<p>At !</p>');
  });
});

it('shows one of several texts, by what is known of each entry', () => {
  const row = [
    'li',
    { each: 'poojas' },
    '~poojas.name~',
    ['b', {}, '~poojas.fee?~Not deductible'],
    ['p', {}, ['b', {}, '~poojas.gift?~Deductible']],
  ];
  const lists: Record<string, Record<string, string>[]> = {
    poojas: [
      { name: 'Archana', fee: 'yes' },
      { name: 'Homam', gift: 'yes' },
    ],
  };
  expect(paintHtml([row], { texts: {}, lists })).toBe('<li>Archana<b>Not deductible</b></li><li>Homam<p><b>Deductible</b></p></li>');
});
