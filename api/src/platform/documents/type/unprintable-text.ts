import { messagesOf, platformMessages } from '@sannidhi/contracts';
import { DomainError } from '../../http/domain-error.ts';

const say = messagesOf(platformMessages);

/** A letter that none of the fonts has. `letter` is the whole grapheme, as the writer sees it. Forms refuse it; older names may have it. */
export class UnprintableText extends DomainError {
  constructor(readonly letter: string) {
    super('invalid-fields', { message: say('text-unprintable', { letter }) });
  }
}
