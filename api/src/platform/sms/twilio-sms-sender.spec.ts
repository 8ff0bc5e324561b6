import { NumberRefused, SmsRefused } from './sms-sender.ts';
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
  [429, '{}', SmsRefused],
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
