import { dictionary } from '@zxcvbn-ts/language-common';

const REFUSED = 10_000;

/** The commonest passwords, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, REFUSED));
