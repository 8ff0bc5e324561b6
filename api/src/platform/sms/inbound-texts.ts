import { Injectable } from '@nestjs/common';
import { textWebhookEndpoint } from '@sannidhi/contracts';
import { type FormRequest, SignedForms } from './signed-forms.ts';

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
  constructor(private readonly forms: SignedForms) {}

  /** Throws `invalid-signature`. */
  read(request: FormRequest): InboundText {
    const form = this.forms.read(textWebhookEndpoint.path, request);
    return { id: form.get('MessageSid') ?? '', from: form.get('From') ?? '', body: form.get('Body') ?? '' };
  }

  /** The right signatures of a form, by the secret in use and those before it. */
  signaturesOf(form: URLSearchParams): string[] {
    return this.forms.signaturesOf(textWebhookEndpoint.path, form);
  }
}
