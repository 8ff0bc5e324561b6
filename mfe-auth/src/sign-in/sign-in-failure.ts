import { MESSAGES, UNVERIFIED_PHRASE } from '@sannidhi/contracts';
import type { Notice, SignInOutcome } from '@sannidhi/kit';
import { say } from '../say.ts';

/** Whether a refusal means that the email still waits for its verification. */
export const isUnverified = ({ message }: SignInOutcome): boolean => message.includes(UNVERIFIED_PHRASE);

/** What a refused sign-in says: the server's sentence, or the specification's where the answer carried none. */
export function refusalNotice(outcome: SignInOutcome): Notice {
  if (isUnverified(outcome)) return { ...MESSAGES.unverified, kind: 'error' };
  return { title: MESSAGES.loginFailed.title, body: outcome.code ? outcome.message : MESSAGES.loginFailed.body, kind: 'error' };
}

/** Says that no answer came at all: the password may well be right. Fits a form's `onFailure`. */
export function sayUnreachable(): true {
  say({ ...MESSAGES.portalLoginError, kind: 'error' });
  return true;
}
