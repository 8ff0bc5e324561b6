import type { MessageRef } from '../message.ts';
import { donationNoun } from './donation.noun.ts';

const LABELS = Object.entries<string>(donationNoun.messages)
  .filter(([code]) => code.startsWith('donation.donor-'))
  .map(([code, sentence]) => ({ code, pattern: new RegExp(`^${sentence.replace('{{ending}}', '(?<ending>\\d{4})')}$`) }));

/**
 * The message of a label that stands for a donor without a name, "Guest, phone ending 0148"; null for a name. A receipt keeps its label as
 * it was issued, in English, so readers of other languages get it by what it says.
 */
export function unnamedDonor(label: string): MessageRef | null {
  for (const { code, pattern } of LABELS) {
    const match = pattern.exec(label);
    if (match) return { code, ...(match.groups && { params: { ...match.groups } }) };
  }
  return null;
}
