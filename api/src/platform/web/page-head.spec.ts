import { withHead } from './page-head.ts';

const PAGE = '<head><title>Event · Sannidhi</title><meta name="description" content="Temples"><style></style></head>';

it('describes the content to who previews a link, and no text of it ends an attribute', () => {
  const head = {
    title: '"Lamps" & <i>songs</i> $&',
    description: 'Sat, Dec 19, 7:30 PM EST',
    path: '/temples/sri-kamakshi-edison/events/1',
  };
  expect(withHead(PAGE, head, 'https://sannidhi.example')).toBe(
    [
      '<head><title>&quot;Lamps&quot; &amp; &lt;i&gt;songs&lt;/i&gt; $&amp; · Sannidhi</title>',
      '<meta name="description" content="Sat, Dec 19, 7:30 PM EST">',
      '<link rel="canonical" href="https://sannidhi.example/temples/sri-kamakshi-edison/events/1">',
      '<meta property="og:site_name" content="Sannidhi"><meta property="og:type" content="website">',
      '<meta property="og:title" content="&quot;Lamps&quot; &amp; &lt;i&gt;songs&lt;/i&gt; $&amp;">',
      '<meta property="og:description" content="Sat, Dec 19, 7:30 PM EST">',
      '<meta property="og:url" content="https://sannidhi.example/temples/sri-kamakshi-edison/events/1">',
      '<meta name="twitter:card" content="summary"><style></style></head>',
    ].join(''),
  );
});
