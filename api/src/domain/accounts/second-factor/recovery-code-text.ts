import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@sannidhi/contracts';

/** Nothing that reads like something else on paper: no 0, 1, o, l, i. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** A fresh set of recovery codes, each of 49 random bits, without their dash. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''));
  return [...codes];
}

/** As it is told: `abcde-fgh23`. */
export const dashed = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
