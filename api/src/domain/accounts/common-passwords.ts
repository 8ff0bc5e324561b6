import { DomainError } from '../../platform/http/domain-error.ts';

const REFUSED = 10_000;
let commonest: Promise<ReadonlySet<string>> | undefined;

/** Throws `invalid-fields` for one of the 10,000 commonest passwords. The list is loaded when it is first needed. */
export async function refuseCommonPassword(password: string): Promise<void> {
  commonest ??= load();
  if (!(await commonest).has(password.toLowerCase())) return;
  const message = 'This password is one of the most common ones. Please choose another.';
  throw new DomainError('invalid-fields', { message, fields: { password: message } });
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED));
}
