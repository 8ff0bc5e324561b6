import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { NumberRefused, SmsRefused, SmsUnreached } from './sms-sender.ts';
import { TwilioSmsSender } from './twilio-sms-sender.ts';

afterEach(() => jest.restoreAllMocks());

const ACCOUNT = { kind: 'twilio', accountSid: 'AC1', authToken: 'x', from: '+17325550100' } as const;
const sender = new TwilioSmsSender(ACCOUNT, 'https://temples.example');

/** How sending ends for an answer from the provider. */
async function endOf(status: number, body = '{}'): Promise<unknown> {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
  return sender.send({ id: 'm1', to: '+17325550101', text: 'Namaste' }).then(
    () => 'sent',
    (error: Error) => error.constructor,
  );
}

it.each([
  [201, '{}', 'sent'],
  [400, '{}', SmsRefused],
  [429, '{}', SmsUnreached],
  // Something between us and the provider gave up: the text may have been sent.
  [408, '{}', Error],
  [502, '<html>', Error],
  [504, '', Error],
])('%i %s ends as it must', async (status, body, end) => expect(await endOf(status, body)).toBe(end));

it.each([
  [21610, 'stopped'],
  [21211, 'unreachable'],
  [21614, 'unreachable'],
])('code %i says that the number is %s, for good', async (code, problem) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify({ code }), { status: 400 }));
  await expect(sender.send({ id: 'm1', to: '+17325550101', text: 'Namaste' })).rejects.toEqual(new NumberRefused(problem as 'stopped'));
});

/** How sending ends when requests go to another address; the errors are those of a real connection. */
async function endAt(address: string): Promise<unknown> {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, request) => fetch(address, request));
  return sender.send({ id: 'm1', to: '+17325550101', text: 'Namaste' }).catch((error: Error) => error.constructor.name);
}

it('knows that nothing was sent without a connection', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  expect(await endAt(`http://127.0.0.1:${port}`)).toBe('SmsUnreached');
  jest.restoreAllMocks();
  expect(await endAt('http://provider.invalid')).toBe('SmsUnreached');
});

it('leaves open whether a text was sent whose connection ended after the request', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await endAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toBe('TypeError');
  await once(server.close(), 'close');
});

it('leaves it open without an answer in time', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  await expect(sender.send({ id: 'm1', to: '+17325550101', text: 'Namaste' })).rejects.toBeInstanceOf(DOMException);
});

it('asks for reports about the message by its own id, where the provider can reach us', async () => {
  const asked = async (publicUrl: string) => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 201 }));
    await new TwilioSmsSender(ACCOUNT, publicUrl).send({ id: 'm1', to: '+17325550101', text: 'Namaste' });
    const { body } = fetch.mock.lastCall?.[1] ?? {};
    return (body as URLSearchParams).get('StatusCallback');
  };
  expect(await asked('https://temples.example')).toBe('https://temples.example/api/webhooks/texts/m1/status');
  expect(await asked('http://localhost:3000')).toBeNull();
});
