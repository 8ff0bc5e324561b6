import { type LiteralName, literal, type Message, type Outcome } from '@sannidhi/contracts';

/** An outcome's message, or one of the specification's sentences if it has none. */
export const outcomeMessage = ({ message, messageCode = '' }: Outcome, fallback: LiteralName): Message =>
  message ? { code: messageCode, sentence: message } : literal(fallback);
