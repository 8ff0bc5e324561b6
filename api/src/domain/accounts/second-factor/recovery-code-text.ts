import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@sannidhi/contracts';

/** No characters that look alike on paper: no 0, 1, o, l, i. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** A new set of recovery codes with 49 random bits each, without their dash. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''));
  return [...codes];
}

/** As it is displayed: `abcde-fgh23`. */
export const dashed = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
