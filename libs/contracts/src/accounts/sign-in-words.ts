import { literal } from '../literal.ts';
import type { Message } from '../message.ts';
import { UNVERIFIED_PHRASE } from '../messages.ts';
import { factsOfRole, type Portal, roleOfPortal } from '../roles.ts';

/** What a sign-in page says about an attempt that failed. */
export interface SignInWords {
  title: Message;
  body: Message;
}

/** A sign-in that the server refused. */
export interface Refused {
  message: string;
  /** The server's message; none if it refused without words. */
  refusal?: Message;
  code?: string;
}

/** No answer at all: the password may well be right. */
export const signInUnreachable = (): SignInWords => ({
  title: literal('portalLoginError.title'),
  body: literal('portalLoginError.body'),
});

/** For a refused sign-in: the server's sentence, or the specification's if the response had none. */
export function signInRefused(refused: Refused): SignInWords {
  if (isUnverified(refused)) return { title: literal('unverified.title'), body: literal('unverified.body') };
  return { title: literal('loginFailed.title'), body: refused.refusal ?? literal('loginFailed.body') };
}

/** Where a refused sign-in continues: an unverified email with its verification, a rejected registration with the team's message. */
export function pathAfterRefusal(refused: Refused, email: string): string | undefined {
  if (isUnverified(refused)) return `/verify-email?email=${encodeURIComponent(email)}`;
  return refused.code === 'registration-rejected' ? '/temple-admin/registration-status' : undefined;
}

const isUnverified = ({ message }: Refused): boolean => message.includes(UNVERIFIED_PHRASE);

/** As specified, the devotees' own sign-in page leads to this path. */
const DEVOTEE_HOME = '/donor/dashboard';

/** Where a portal's sign-in page leads; an account of another role goes to that role's home. */
export const homeAfterSignIn = (portal: Portal, role: string): string =>
  portal === 'devotee' && role === roleOfPortal(portal) ? DEVOTEE_HOME : factsOfRole(role).home;
