import { Injectable } from '@nestjs/common';

/** What a template makes of its data. `html` is for mail only. */
export interface RenderedMessage {
  subject?: string;
  text: string;
  html?: string;
  /** The one-time code, told apart so that the local outbox can show it. */
  code?: string;
}

export type Template = (data: never) => RenderedMessage;

/** The wording of every mail and text message, by name. Each domain registers its own from its module's start. */
@Injectable()
export class Templates {
  readonly #templates = new Map<string, Template>();

  /** `templates.add('receipt-issued', ({ number }: { number: string }) => ({ subject, text, html }))` */
  add<Data>(name: string, template: (data: Data) => RenderedMessage): void {
    if (this.#templates.has(name)) throw new Error(`The template ${name} is registered twice.`);
    this.#templates.set(name, template);
  }

  /** The words of a message. Throws when nobody registered the template. */
  render(name: string | null, data: Record<string, unknown>): RenderedMessage {
    const template = name === null ? undefined : this.#templates.get(name);
    if (!template) throw new Error(`There is no template ${name}.`);
    return template(data as never);
  }
}
