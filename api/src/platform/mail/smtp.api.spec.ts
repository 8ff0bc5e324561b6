import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../ids/new-id.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxMessage } from '../outbox/outbox-message.entity.ts';
import { transportOf } from '../outbox/senders.ts';
import { Templates } from '../outbox/templates.ts';
import { MailSender } from './mail-sender.ts';

const received: string[] = [];
let refuse = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (!address.startsWith('nobody@')) return done();
    done(Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 }));
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (!refuse) received.push(Buffer.concat(chunks).toString());
      done(refuse ? new Error('busy') : null);
    });
  },
});

let api: TestApi;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  api = await startTestApi({ OUTBOX: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@temples.example' });
  api.get(Templates).add('probe', () => ({ subject: 'Namaste', text: 'Plain words', html: '<p>Fair words</p>' }));
});
afterAll(async () => {
  await api.close();
  server.close();
});

const send = () =>
  api.database.transaction((tx) =>
    api.get(Outbox).enqueue(tx, { kind: 'email', to: 'meera@example.test', template: 'probe', data: {}, dedupeKey: newId() }),
  );

it('sends mail through the SMTP server with the outbox id, and again when it was refused', async () => {
  await send();
  refuse = true;
  await api.get(Jobs).runDue();
  expect(received).toEqual([]);
  refuse = false;
  const { id, attempts } = await api.database.reader.findOneByOrFail(OutboxMessage, { kind: 'email' });
  expect(attempts).toBe(1);
  await api.database.transaction((tx) => tx.update(OutboxMessage, { id }, { dueAt: new Date(0) }));
  await api.get(Jobs).runDue();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`Message-ID: <${id}@localhost>`);
  expect(received[0]).toMatch(/From: no-reply@temples\.example/);
  expect(received[0]).toMatch(/Plain words[\s\S]*Fair words/);
});

it('gives up at once on an address the mail server doesn’t know', async () => {
  const to = 'nobody@example.test';
  await api.database.transaction((tx) =>
    api.get(Outbox).enqueue(tx, { kind: 'email', to, template: 'probe', data: {}, dedupeKey: newId() }),
  );
  await api.get(Jobs).runDue();
  expect(await api.database.reader.findOneByOrFail(OutboxMessage, { to })).toMatchObject({ state: 'dead', attempts: 1 });
});

it('sends files along under their names, byte for byte', async () => {
  const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0x0d, 0x0a, 0x2e, 0x0d, 0x0a]);
  const attachments = [{ filename: 'Receipt SKT-2026-000001.pdf', contentType: 'application/pdf', content }];
  await api.get(MailSender).send({ id: newId(), to: 'meera@example.test', subject: 'Your gift', text: 'Words', attachments });
  const mail = received.at(-1)!;
  expect(mail).toMatch(/Content-Type: application\/pdf; name="Receipt SKT-2026-000001\.pdf"/);
  expect(mail).toMatch(/Content-Disposition: attachment; filename="Receipt SKT-2026-000001\.pdf"/);
  const [, encoded = ''] = mail.match(/application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n/) ?? [];
  expect(Buffer.from(encoded, 'base64').equals(content)).toBe(true);
});

it('offers the one-click unsubscription of RFC 8058, its address in one piece', async () => {
  const url = `https://sannidhi.example/api/public/festival-mail/${newId()}.${'0123456789abcdef'.repeat(2)}/unsubscribe`;
  await api.get(MailSender).send({ id: newId(), to: 'meera@example.test', subject: 'Diwali', text: 'Words', oneClickUnsubscribeUrl: url });
  expect(received.at(-1)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(received.at(-1)?.replace(/\r\n /g, ' ')).toContain(`List-Unsubscribe: <${url}>`);
});

it('shows nobody an outbox that really sends', async () => {
  await api.client().get('/api/dev/outbox').expect(404);
  await api.client().get('/dev/outbox').expect(404);
});

it('gives no mail to a server without TLS where that is required, whatever its address says', async () => {
  const { port } = server.server.address() as AddressInfo;
  const sent = received.length;
  for (const address of [`smtp://127.0.0.1:${port}`, `smtp://127.0.0.1:${port}/?ignoreTLS=true&requireTLS=false`]) {
    const mailer = createTransport(transportOf(address, true));
    await expect(mailer.sendMail({ from: 'a@temples.example', to: 'b@temples.example', subject: 'x', text: 'x' })).rejects.toThrow(/TLS/);
  }
  expect(received).toHaveLength(sent);
});
