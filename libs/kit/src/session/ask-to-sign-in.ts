import { type Message, type Portal, ROLE_FACTS, roleOfPortal, type SignedIn } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { apiMessage, refusalMessage } from '../text/refusal-message.ts';

export interface SignInOutcome {
  success: boolean;
  /** The role in the answer, which may be one that this version doesn't know. */
  role?: string;
  /** What to say if it was refused: the server's message, or the specification's. */
  message: string;
  /** The server's message by code, for display; none if it refused without words. */
  refusal?: Message;
  /** The refusal's stable code, to distinguish an unverified email or a missing second factor from a wrong password. */
  code?: string;
  /** The password was right and a code is required: identifies the sign-in to complete. */
  challenge?: string;
  /** That sign-in can be completed with a passkey. */
  hasPasskey?: true;
}

/**
 * Sends an email and a password to a portal. Needs no store and no React, so a page can do it before its app has loaded.
 * @returns the session, which isn't stored yet, or the refusal; only a network failure rejects.
 */
export async function askToSignIn(email: string, password: string, portal: Portal): Promise<SignedIn | SignInOutcome> {
  const { authPath } = ROLE_FACTS[roleOfPortal(portal) ?? 'donor'];
  try {
    return await request<SignedIn>(`${authPath}/login`, { method: 'POST', body: { email, password } });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { code, challenge, hasPasskey } = error.api ?? {};
    const refusal = error.api && apiMessage(error.api);
    return {
      success: false,
      message: refusalMessage(error, 'portalLoginFailed.body').sentence,
      ...(refusal ? { refusal } : {}),
      code,
      ...(challenge ? { challenge } : {}),
      ...(hasPasskey ? { hasPasskey } : {}),
    };
  }
}
