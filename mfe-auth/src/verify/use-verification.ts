import { accountEndpoints, type LinkedAccount, type Message } from '@sannidhi/contracts';
import { HttpError, messageSentence, refusalMessage, useRead } from '@sannidhi/kit';
import { outcomeMessage } from '../outcome-message.ts';

export type Verification =
  | { state: 'loading' }
  | { state: 'success'; account: LinkedAccount | undefined }
  | { state: 'error'; message: string }
  | { state: 'resend' };

/** The state of an email's verification. Without a token there is nothing to verify, only a link to request. */
export function useVerification(token: string): Verification {
  const { data, error } = useRead(accountEndpoints.verifyEmail, { query: { token }, enabled: token !== '' });
  if (!token) return { state: 'resend' };
  if (error) return failed(refusalMessage(error, error instanceof HttpError ? 'verificationFailed' : 'verificationUnreachable'));
  if (!data) return { state: 'loading' };
  return data.success ? { state: 'success', account: data.account } : failed(outcomeMessage(data, 'verificationFailed'));
}

const failed = (message: Message): Verification => ({ state: 'error', message: messageSentence(message) });
