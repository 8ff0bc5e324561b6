import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { textWebhookEndpoint } from '@sannidhi/contracts';
import { KeyRing } from '../auth/key-ring.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';

export const TEXT_SIGNATURE_HEADER = 'x-twilio-signature';
/** What the secret is made for where no provider has one. */
const LOCAL_SECRET = 'inbound-texts';

/** A text that somebody sent to our number. */
export interface InboundText {
  /** The provider's id; the same text may arrive again. */
  id: string;
  /** E.164 */
  from: string;
  body: string;
}

/** Reads the provider's signed messages. */
@Injectable()
export class InboundTexts {
  constructor(
    private readonly ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'sms' | 'publicUrl'>,
  ) {}

  /** Throws `invalid-signature`. */
  read(rawBody: string, signature: string | undefined): InboundText {
    const form = new URLSearchParams(rawBody);
    if (!this.signaturesOf(form).some((right) => isSame(right, signature ?? ''))) throw new DomainError('invalid-signature');
    return { id: form.get('MessageSid') ?? '', from: form.get('From') ?? '', body: form.get('Body') ?? '' };
  }

  /** The right signatures of a form, by the secret in use and those before it. */
  signaturesOf(form: URLSearchParams): string[] {
    const { sms, publicUrl } = this.settings;
    const secrets = sms.kind === 'twilio' ? [sms.authToken] : this.ring.secretsFor(LOCAL_SECRET);
    return secrets.map((secret) => signText(secret, publicUrl + textWebhookEndpoint.path, form));
  }
}

/** HMAC-SHA1 of the address and the sorted fields: https://www.twilio.com/docs/usage/security#validating-requests */
function signText(secret: string, address: string, form: URLSearchParams): string {
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, value]) => name + value);
  return createHmac('sha1', secret)
    .update(address + fields.join(''))
    .digest('base64');
}

const isSame = (right: string, given: string): boolean => timingSafeEqual(digestOf(right), digestOf(given));

/** Of one length, whatever was given. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
