import { line } from '../fields.ts';
import type { Message } from '../message.ts';

const INDIC = /^(?=.*[\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}])\P{Script=Latin}*$/u;

/** A name in an Indian script, as its owner writes it: a priest's sheet never guesses one from Latin letters. */
export const indicSpelling = (message: Message) => line(120).matches(INDIC, { message, excludeEmptyString: true });
