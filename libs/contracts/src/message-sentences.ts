import { assembled } from './nouns.ts';
import { PLATFORM_MESSAGES } from './platform-messages.ts';

/** Every declared message in English by its code, except the errors' own and the specification's sentences. */
export const MESSAGE_SENTENCES: Readonly<Record<string, string>> = { ...PLATFORM_MESSAGES, ...assembled('messages') };
