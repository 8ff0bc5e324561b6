import assert from 'node:assert/strict';
import { ROLE_FACTS } from '@sannidhi/contracts';

const FREE_GUESSES = 5;

/** Guesses a password through each address in turn, each time pretending to come from somewhere else: the sixth is refused. */
export async function guessesAreCounted(urls: readonly string[], email: string) {
  const answers: number[] = [];
  for (let guess = 0; guess <= FREE_GUESSES; guess += 1) {
    const url = urls[guess % urls.length];
    const answer = await fetch(`${url}${ROLE_FACTS.donor.authPath}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${guess + 1}` },
      body: JSON.stringify({ email, password: `Wrong-guess-${guess}` }),
    });
    answers.push(answer.status);
  }
  assert.deepEqual(answers, [...Array.from({ length: FREE_GUESSES }, () => 401), 429]);
}
