import { accountEndpoints, MESSAGES } from '@sannidhi/contracts';
import { HttpError, serverMessage, translateSentence, useRead } from '@sannidhi/kit';

export type Verification = { state: 'loading' } | { state: 'success' } | { state: 'error'; message: string } | { state: 'resend' };

/** Where the verification of an email stands. Without a token there is nothing to verify, only a link to ask for. */
export function useVerification(token: string): Verification {
  const { data, error } = useRead(accountEndpoints.verifyEmail, { query: { token }, enabled: token !== '' });
  if (!token) return { state: 'resend' };
  if (error instanceof HttpError) return failed(serverMessage(error, MESSAGES.verificationFailed));
  if (error) return failed(MESSAGES.verificationUnreachable);
  if (!data) return { state: 'loading' };
  return data.success ? { state: 'success' } : failed(data.message || MESSAGES.verificationFailed);
}

const failed = (message: string): Verification => ({ state: 'error', message: translateSentence(message) });
