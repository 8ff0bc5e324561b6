import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { KeyRing } from '../auth/key-ring.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';

export const TEXT_SIGNATURE_HEADER = 'x-twilio-signature';
/** What the secret is made for where no provider has one. */
const LOCAL_SECRET = 'inbound-texts';

/** A form that the SMS provider posted. */
export interface FormRequest {
  rawBody: string;
  signature: string | undefined;
}

/** Verifies what the SMS provider posts. */
@Injectable()
export class SignedForms {
  constructor(
    private readonly ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'sms' | 'publicUrl'>,
  ) {}

  /** The form posted to a path. Throws `invalid-signature`. */
  read(path: string, { rawBody, signature }: FormRequest): URLSearchParams {
    const form = new URLSearchParams(rawBody);
    if (!this.signaturesOf(path, form).some((right) => isSame(right, signature ?? ''))) throw new DomainError('invalid-signature');
    return form;
  }

  /** The right signatures of a form, by the secret in use and those before it. */
  signaturesOf(path: string, form: URLSearchParams): string[] {
    const { sms, publicUrl } = this.settings;
    const secrets = sms.kind === 'twilio' ? [sms.authToken] : this.ring.secretsFor(LOCAL_SECRET);
    return secrets.map((secret) => signForm(secret, publicUrl + path, form));
  }
}

/** HMAC-SHA1 of the address and the sorted fields: https://www.twilio.com/docs/usage/security#validating-requests */
function signForm(secret: string, address: string, form: URLSearchParams): string {
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, value]) => name + value);
  return createHmac('sha1', secret)
    .update(address + fields.join(''))
    .digest('base64');
}

const isSame = (right: string, given: string): boolean => timingSafeEqual(digestOf(right), digestOf(given));

/** Of one length, whatever was given. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
