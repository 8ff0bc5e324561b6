import type { Settings } from '../config/settings.ts';
import { isUnreached } from './is-unreached.ts';
import { type NumberProblem, NumberRefused, type OutgoingSms, SmsRefused, SmsSender, SmsUnreached } from './sms-sender.ts';
import { numberProblemOf, textStatusPath } from './text-report.ts';

/** Longer than the ten seconds after which connecting is given up: then it is known that nothing was sent. */
const ANSWER_WITHIN_MS = 15_000;
const TOO_MANY_REQUESTS = 429;

/**
 * Sends through Twilio's Messages API. A refusal throws `SmsRefused`, or `NumberRefused` if it is for good, and no connection, or too many
 * requests at a time, `SmsUnreached`; any other error leaves open whether the text was sent.
 */
export class TwilioSmsSender extends SmsSender {
  readonly reachesPhones = true;

  constructor(
    private readonly account: Extract<Settings['sms'], { kind: 'twilio' }>,
    private readonly publicUrl: string,
  ) {
    super();
  }

  async send({ id, to, text }: OutgoingSms): Promise<void> {
    const { accountSid, authToken, from } = this.account;
    const response = await fetch(`https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: text, ...this.reportsOn(id) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch((error: unknown) => {
      throw isUnreached(error) ? new SmsUnreached('The SMS provider couldn’t be reached.', { cause: error }) : error;
    });
    if (response.ok) return;
    const problem = await problemIn(response);
    if (problem) throw new NumberRefused(problem);
    const answer = `The SMS provider answered ${response.status}.`;
    if (response.status === TOO_MANY_REQUESTS) throw new SmsUnreached(answer);
    throw isRefused(response) ? new SmsRefused(answer) : new Error(answer);
  }

  /** Where the provider says what became of it. It refuses addresses that it can't reach. */
  private reportsOn(id: string): { StatusCallback?: string } {
    return this.publicUrl.startsWith('https:') ? { StatusCallback: this.publicUrl + textStatusPath(id) } : {};
  }
}

/** It rejected the text: not a timeout, and not an error of its own or of a proxy in front of it. */
const isRefused = ({ status }: Response): boolean => status < 500 && status !== 408;

async function problemIn(response: Response): Promise<NumberProblem | undefined> {
  const refusal: unknown = await response.json().catch(() => undefined);
  return typeof refusal === 'object' && refusal !== null && 'code' in refusal ? numberProblemOf(String(refusal.code)) : undefined;
}
