import { dictionary } from '@zxcvbn-ts/language-common';

const REFUSED = 10_000;

/** The most common passwords, in lowercase. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, REFUSED));
