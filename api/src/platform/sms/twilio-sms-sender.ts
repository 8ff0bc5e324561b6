import type { Settings } from '../config/settings.ts';
import { type OutgoingSms, SmsSender } from './sms-sender.ts';

const ANSWER_WITHIN_MS = 10_000;

/** Sends through Twilio's Messages API. A refusal throws, so that the outbox retries. */
export class TwilioSmsSender extends SmsSender {
  constructor(private readonly account: Extract<Settings['sms'], { kind: 'twilio' }>) {
    super();
  }

  async send({ to, text }: OutgoingSms): Promise<void> {
    const { accountSid, authToken, from } = this.account;
    const response = await fetch(`https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`);
  }
}
