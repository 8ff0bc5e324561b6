import { literal, UNVERIFIED_PHRASE } from '@sannidhi/contracts';
import type { SignInOutcome } from '@sannidhi/kit';
import { type Said, say } from '../say.ts';

/** Whether a refusal means that the email is not verified yet. */
export const isUnverified = ({ message }: SignInOutcome): boolean => message.includes(UNVERIFIED_PHRASE);

/** The message for a refused sign-in: the server's sentence, or the specification's if the response had none. */
export function refusalNotice(outcome: SignInOutcome): Said {
  if (isUnverified(outcome)) return { title: literal('unverified.title'), body: literal('unverified.body'), kind: 'error' };
  const body = outcome.refusal ?? literal('loginFailed.body');
  return { title: literal('loginFailed.title'), body, kind: 'error' };
}

/** Says that there was no response at all: the password may well be right. For a form's `onFailure`. */
export function sayUnreachable(): true {
  say({ title: literal('portalLoginError.title'), body: literal('portalLoginError.body'), kind: 'error' });
  return true;
}
