import { newId } from '../src/platform/ids/new-id.ts';
import { LocalOutbox } from '../src/platform/outbox/local-outbox.ts';
import { Templates } from '../src/platform/outbox/templates.ts';
import { SITE, type TemplateRows, templateRows, typedBy } from './every-template.ts';
import { runJobs } from './give.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/** Names people could type to make us email their link to a stranger. */
const NASTY = [
  'Win $100 http://evil.example/claim',
  'www.evil.example',
  'evil.example',
  'EVIL.EXAMPLE/a?b=c',
  'https://1.2.3.4/x',
  'mail me@evil.example',
  'mailto:me@evil.example',
  '<a href="https://evil.example">gift</a>',
  '[gift](https://evil.example)',
  'evil\u3002example',
  'evil\uff0eexample',
  'evil.\u200bexample',
  'http:\uff0f\uff0fevil.example',
  'भेंट.भारत',
  'h2o.4chan.example',
];
/** What email clients turn into links. */
const LINKABLE = /:\/\/|:[/\uff0f]|www\.\w|@|(?:\p{L}[\p{N}-]*)[.\u3002\uff0e\uff61]\p{Cf}*[\p{L}\p{N}]/iu;

let api: TestApi;
let rows: TemplateRows;
beforeAll(async () => {
  api = await startTestApi();
  rows = await templateRows(api);
});
afterAll(() => api.close());

const withoutOurs = (text: string): string => text.replace(/http:\/\/localhost:4100[^\s"<]*/g, '');
const textOf = (html: string): string =>
  withoutOurs(html)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ');

it.each(NASTY)('mails %s to nobody as a link, in no template, as text or as HTML', async (name) => {
  const templates = api.get(Templates);
  expect(templates.names().length).toBeGreaterThan(10);
  for (const template of templates.names().filter((each) => !each.endsWith('-sms') && each !== 'phone-code')) {
    const { subject = '', text, html = '' } = await templates.render(template, typedBy(name, template, rows));
    for (const part of [subject, withoutOurs(text), textOf(html)])
      expect([template, LINKABLE.exec(part)?.[0]]).toEqual([template, undefined]);
    expect([template, [...html.matchAll(/href="([^"]*)"/g)].filter(([, url]) => !url!.startsWith(SITE))]).toEqual([template, []]);
  }
});

it('leaves our own links whole in every template', async () => {
  const templates = api.get(Templates);
  for (const template of templates.names().filter((each) => !each.endsWith('-sms') && each !== 'phone-code')) {
    const { text } = await templates.render(template, typedBy('Meera Raghunathan', template, rows));
    expect([template, /https?: /.exec(text)?.[0]]).toEqual([template, undefined]);
  }
});

it('greets who wrote to us under a link without it', async () => {
  const email = `${newId()}@example.com`;
  const message = { name: 'Win $100 http://evil.example/claim', email, topic: 'receipt', message: 'Please look at my receipt.' };
  await api.client().post('/api/public/contact').send(message).expect(201);
  await runJobs(api);
  const [mail] = await api.get(LocalOutbox).list(email);
  expect(mail?.text).toContain('Namaste Win $100 http: //evil. example/claim,');
});

it.each(['Sri Kamakshi Temple, Inc.', 'Meera Raghunathan', 'Your gift of $1,250.00 arrived at 6:30 PM.', 'क्ष्मा देवी'])(
  'leaves %s as it is',
  async (name) => {
    const { text } = await api.get(Templates).render('accounts.deleted', { fullName: name });
    expect(text).toContain(`Namaste ${name},`);
  },
);
