import { accountNoun, messagesOf } from '@sannidhi/contracts';
import { fieldError } from '../../platform/http/domain-error.ts';

const say = messagesOf(accountNoun);

/** Throws `invalid-fields` for one of the 10,000 most common passwords. The list is loaded when it is first needed. */
export async function refuseCommonPassword(password: string): Promise<void> {
  const { COMMON_PASSWORDS } = await import('./common-password-list.ts');
  if (!COMMON_PASSWORDS.has(password.toLowerCase())) return;
  throw fieldError('password', say('account.password-common'));
}
