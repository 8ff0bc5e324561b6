import type { Language } from '@sannidhi/contracts';
import { Account } from '../src/domain/accounts/account.entity.ts';
import { STAFF_INVITATION_MAIL } from '../src/domain/staff-desk/staff-mails.ts';
import { TICKET_MAIL } from '../src/domain/tickets/notices/ticket-mail.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { LocalOutbox } from '../src/platform/outbox/local-outbox.ts';
import { type RenderedMessage, Templates } from '../src/platform/outbox/templates.ts';
import { type TemplateRows, templateRows, typedBy } from './every-template.ts';
import { buildAccount, TEST_PASSWORD } from './factories/account.factory.ts';
import { runJobs } from './give.ts';
import { signInDonor } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/** In English to everybody, and why. */
const ENGLISH: Readonly<Record<string, string>> = {
  'text-keyword-sms': 'The reply to STOP, START and HELP, one text of 160 letters to a phone whose owner we may not know.',
};
/** In English with Hindi below, and why. */
const IN_BOTH: Readonly<Record<string, string>> = { 'dedication-card': 'Nobody knows the language of the family it goes to.' };
const DEVANAGARI = /\p{Script=Devanagari}/u;
const TELUGU = /\p{Script=Telugu}/u;

let api: TestApi;
let rows: TemplateRows;
let reader: { accountId: string; email: string };
beforeAll(async () => {
  api = await startTestApi();
  rows = await templateRows(api);
  const { account } = await signInDonor(api);
  reader = { accountId: account.id, email: account.email };
});
afterAll(() => api.close());

const reads = (language: Language, who: { id: string }) => api.database.transaction((tx) => tx.update(Account, who, { language }));

/** A message's parts that the platform words itself; what a person typed is in Devanagari here. */
const partsOf = ({ subject = '', text }: { subject?: string; text: string }): string[] => [
  ...(subject ? [subject] : []),
  ...text.split('\n\n').filter((part) => part.trim() !== ''),
];

/** Every template but the English ones, as those who read a language get it. */
async function everyMessageIn(language: Language): Promise<(RenderedMessage & { template: string })[]> {
  const templates = api.get(Templates);
  for (const { id } of await api.database.reader.find(Account)) await reads(language, { id });
  const messages: (RenderedMessage & { template: string })[] = [];
  for (const template of templates.names().filter((name) => !ENGLISH[name])) {
    const own = { language, reader: { language, timeZone: 'UTC' }, reply: 'हो गया।', message: 'हाँ।' };
    const row = typedBy('', template, { [template]: { ...reader, ...rows[template], ...own } });
    messages.push({ template, ...(await templates.render(template, row, language)) });
  }
  return messages;
}

it('writes every email and text in Hindi to those who read Hindi', async () => {
  const wrong = (await everyMessageIn('hi')).flatMap(({ template, ...message }) => {
    const parts = IN_BOTH[template] ? [message.subject ?? '', message.text] : partsOf(message);
    return parts.flatMap((part) => (DEVANAGARI.test(part) ? [] : [`${template}: ${part}`]));
  });
  expect(wrong).toEqual([]);
});

it('says of every email to those who read Telugu the one language that its words and dates are in', async () => {
  const mails = (await everyMessageIn('te')).flatMap(({ template, subject, html }) => {
    if (!html) return [];
    return [{ template, language: /<html lang="(\w+)"/.exec(html)?.[1], inTelugu: [subject ?? '', html].map((part) => TELUGU.test(part)) }];
  });
  expect(mails.filter(({ language, inTelugu }) => !inTelugu.every((isTelugu) => language === (isTelugu ? 'te' : 'en')))).toEqual([]);
  expect(mails.find(({ template }) => template === TICKET_MAIL)).toMatchObject({ language: 'te' });
  expect(mails.find(({ template }) => template === STAFF_INVITATION_MAIL)).toMatchObject({ language: 'en' });
});

it('excepts no template that is gone', () => {
  expect(api.get(Templates).names()).toEqual(expect.arrayContaining(Object.keys({ ...ENGLISH, ...IN_BOTH })));
});

describe('the language of a message', () => {
  const HINDI = { 'accept-language': 'hi-IN, en;q=0.5' };
  const subjects = async (email: string) => {
    await runJobs(api);
    return (await api.get(LocalOutbox).list(email)).map(({ subject }) => subject);
  };

  it('is that of the page somebody registered on, and of their account from then on', async () => {
    const email = `${newId()}@example.test`;
    const body = { email, fullName: 'Lata Menon', password: 'Namaste-1' };
    await api.client().post('/api/auth/register').set(HINDI).send(body).expect(201);
    expect(await subjects(email)).toEqual(['Sannidhi के लिए अपने ईमेल की पुष्टि करें']);
    await api.client().post('/api/auth/forgot-password').send({ email, userType: 'donor' }).expect(200);
    expect(await subjects(email)).toContain('Sannidhi के लिए नया पासवर्ड बनाएँ');
  });

  it('is that of the page somebody without an account writes from', async () => {
    const email = `${newId()}@example.test`;
    const body = { name: 'Lata', email, topic: 'receipt', message: 'Please look at my receipt.' };
    await api.client().post('/api/public/contact').set(HINDI).send(body).expect(201);
    expect((await subjects(email))[0]).toContain('आपका संदेश हमें मिला');
  });

  it('is English where nobody chose one', async () => {
    const email = `${newId()}@example.test`;
    await api.client().post('/api/auth/register').send({ email, fullName: 'Lata Menon', password: 'Namaste-1' }).expect(201);
    expect(await subjects(email)).toEqual(['Please verify your email for Sannidhi']);
  });

  it('is that of the account with the proven address, English included, whatever another account on the address chose', async () => {
    const { email } = await buildAccount(api);
    await buildAccount(api, { email, role: 'temple-admin', emailVerifiedAt: null, language: 'hi' });
    await api.client().post('/api/auth/forgot-password').send({ email, userType: 'donor' }).expect(200);
    expect(await subjects(email)).toEqual(['Set a new password for Sannidhi']);
  });

  it('outlives the account in the email about its deletion', async () => {
    const { client, account } = await signInDonor(api);
    await reads('hi', { id: account.id });
    await client.post('/api/account/delete').send({ email: account.email, password: TEST_PASSWORD }).expect(200);
    expect(await subjects(account.email)).toContain('आपका Sannidhi खाता हटा दिया गया');
  });
});
