import { Injectable } from '@nestjs/common';
import type { Language } from '@sannidhi/contracts';
import { unlinked } from '../mail/mail-html.ts';
import type { MailAttachment } from '../mail/mail-sender.ts';

/** What a template renders from its data. `html` and `attachments` are for email only. */
export interface RenderedMessage {
  subject?: string;
  text: string;
  html?: string;
  attachments?: MailAttachment[];
  /** The one-time code, separate so that the local outbox can show it. */
  code?: string;
}

/**
 * Writes a message in its reader's language. A template that fetches a file may take its time; if the file isn't available it throws, and the
 * message is retried.
 */
export type Template = (data: never, language: Language) => RenderedMessage | Promise<RenderedMessage>;

/** The wording of every email and text message, by name. Each domain registers its own when its module starts. */
@Injectable()
export class Templates {
  readonly #templates = new Map<string, Template>();

  /** `templates.add('receipt-issued', ({ number }: { number: string }, language) => ({ subject, text, html }))` */
  add<Data>(name: string, template: (data: Data, language: Language) => RenderedMessage | Promise<RenderedMessage>): void {
    if (this.#templates.has(name)) throw new Error(`The template ${name} is registered twice.`);
    this.#templates.set(name, template);
  }

  /** Every template's name. */
  names(): string[] {
    return [...this.#templates.keys()];
  }

  /** Renders a message. Throws if the template isn't registered. */
  async render(name: string | null, data: Record<string, unknown>, language: Language = 'en'): Promise<RenderedMessage> {
    const template = name === null ? undefined : this.#templates.get(name);
    if (!template) throw new Error(`There is no template ${name}.`);
    const message = await template(data as never, language);
    return message.subject ? { ...message, subject: unlinked(message.subject) } : message;
  }
}
