import { Injectable } from '@nestjs/common';
import { isLanguage, type Language } from '@sannidhi/contracts';
import type { OutboxMessage } from './outbox-message.entity.ts';

/** The language that the owner of an address (email or E.164) chose; undefined where nobody did. */
type LanguageOf = (kind: string, address: string) => Promise<Language | undefined>;

/** In which language a message is written. The domain that knows the accounts registers its answer. */
@Injectable()
export class ReaderLanguages {
  #languageOf: LanguageOf = async () => undefined;

  /** Call it when a module starts. */
  register(languageOf: LanguageOf): void {
    this.#languageOf = languageOf;
  }

  /** What the message's data names, such as the page somebody wrote from; otherwise the recipient's own; otherwise English. */
  async of({ kind, to, data }: Pick<OutboxMessage, 'kind' | 'to' | 'data'>): Promise<Language> {
    const { language } = data;
    if (typeof language === 'string' && isLanguage(language)) return language;
    return (to && (await this.#languageOf(kind, to))) || 'en';
  }
}
