import { wholeNumber } from './fields.ts';
import type { Message } from './message.ts';

/** More changes than anything of a temple ever sees. */
const VERSION_MAX = 1_000_000;

/** The version that a change was made from; one made from an earlier version is refused. */
export const version = (message: Message) => wholeNumber(0, VERSION_MAX, message).required(message);

/** The same where forms of earlier releases don't say it: those overwrite, as they did. */
export const versionIfKnown = (message: Message) => wholeNumber(0, VERSION_MAX, message);
