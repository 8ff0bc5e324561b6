import { type LiteralName, literal, type Message, type Outcome } from '@sannidhi/contracts';

/** What an outcome says, or one of the specification's sentences where it says nothing. */
export const outcomeMessage = ({ message, messageCode = '' }: Outcome, fallback: LiteralName): Message =>
  message ? { code: messageCode, sentence: message } : literal(fallback);
