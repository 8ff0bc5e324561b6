import { MESSAGES, UNVERIFIED_PHRASE } from '@sannidhi/contracts';
import type { Notice, SignInOutcome } from '@sannidhi/kit';

/** Whether a refusal means that the email still waits for its verification. */
export const isUnverified = ({ message }: SignInOutcome): boolean => message.includes(UNVERIFIED_PHRASE);

/** What a refused sign-in says: the server's sentence, or the specification's where the answer carried none. */
export function refusalNotice(outcome: SignInOutcome): Notice {
  if (isUnverified(outcome)) return { ...MESSAGES.unverified, kind: 'error' };
  return { title: MESSAGES.loginFailed.title, body: outcome.code ? outcome.message : MESSAGES.loginFailed.body, kind: 'error' };
}

/** What it says when no answer came at all: the password may well be right. */
export const UNREACHABLE_NOTICE: Notice = { ...MESSAGES.portalLoginError, kind: 'error' };
