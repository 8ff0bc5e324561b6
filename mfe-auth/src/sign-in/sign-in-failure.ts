import { literal, UNVERIFIED_PHRASE } from '@sannidhi/contracts';
import type { SignInOutcome } from '@sannidhi/kit';
import { type Said, say } from '../say.ts';

/** Whether a refusal means that the email still waits for its verification. */
export const isUnverified = ({ message }: SignInOutcome): boolean => message.includes(UNVERIFIED_PHRASE);

/** What a refused sign-in says: the server's sentence, or the specification's where the answer carried none. */
export function refusalNotice(outcome: SignInOutcome): Said {
  if (isUnverified(outcome)) return { title: literal('unverified.title'), body: literal('unverified.body'), kind: 'error' };
  const body = (outcome.code && outcome.refusal) || literal('loginFailed.body');
  return { title: literal('loginFailed.title'), body, kind: 'error' };
}

/** Says that no answer came at all: the password may well be right. Fits a form's `onFailure`. */
export function sayUnreachable(): true {
  say({ title: literal('portalLoginError.title'), body: literal('portalLoginError.body'), kind: 'error' });
  return true;
}
