import { DomainError } from '../../platform/http/domain-error.ts';

/** Throws `invalid-fields` for one of the 10,000 commonest passwords. The list is loaded when it is first needed. */
export async function refuseCommonPassword(password: string): Promise<void> {
  const { COMMON_PASSWORDS } = await import('./common-password-list.ts');
  if (!COMMON_PASSWORDS.has(password.toLowerCase())) return;
  const message = 'This password is one of the most common ones. Please choose another.';
  throw new DomainError('invalid-fields', { message, fields: { password: message } });
}
