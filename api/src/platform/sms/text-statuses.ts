import { Injectable } from '@nestjs/common';
import { type FormRequest, SignedForms } from './signed-forms.ts';
import { type TextReport, textReportOf, textStatusPath } from './text-report.ts';

/** Reads the provider's signed reports about texts we sent. The signature covers the message's id, which is in the address. */
@Injectable()
export class TextStatuses {
  constructor(private readonly forms: SignedForms) {}

  /** Undefined if nothing is decided yet. Throws `invalid-signature`. */
  read(messageId: string, request: FormRequest): TextReport | undefined {
    return textReportOf(this.forms.read(textStatusPath(messageId), request));
  }

  /** The right signatures of a report about a message. */
  signaturesOf(messageId: string, form: URLSearchParams): string[] {
    return this.forms.signaturesOf(textStatusPath(messageId), form);
  }
}
