import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { walkSignUpLoop } from './sign-up-loop.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/** What went over the wire, newest first: envelope and raw message. */
const received: { to: string; raw: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.unshift({ to: envelope.rcptTo.map(({ address }) => address).join(), raw: Buffer.concat(chunks).toString() });
      done();
    });
  },
});

let api: TestApi;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  api = await startTestApi({ OUTBOX: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@temples.example' });
});
afterAll(async () => {
  await api.close();
  server.close();
});

it('the whole way from sign-up to the last sign-in works through a real SMTP server', async () => {
  await walkSignUpLoop(api, async (to, part) => {
    await api.get(Jobs).runDue();
    const mail = received
      .map(({ to: recipient, raw }) => ({ recipient, text: readable(raw) }))
      .find((one) => one.recipient === to && one.text.includes(part));
    if (!mail) throw new Error(`No mail with ${part} came to ${to}`);
    return mail.text;
  });
  await api.get(Jobs).runDue();
  // Each email went to one person, with one recipient in its header and nothing typed by users in any header.
  expect(received).toHaveLength(3);
  for (const { to, raw } of received) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head.match(/^To: /gm)).toHaveLength(1);
    expect(head).toContain(`To: ${to}`);
    expect(head).not.toMatch(/^(Bcc|Cc): /m);
  }
});

/** A message's text: quoted-printable decoded (RFC 2045, 6.7). */
const readable = (raw: string): string =>
  raw.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
