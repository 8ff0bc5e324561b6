import { messagesOf } from '../message.ts';
import { object, string } from '../schema.ts';
import { accountNoun } from './account.noun.ts';
import { secondFactorNoun } from './second-factor.noun.ts';

const say = messagesOf(accountNoun);

const sayFactor = messagesOf(secondFactorNoun);
const CODE_FORMAT = sayFactor('second-factor.code-format', { digits: 6 });

/** Six digits from an authenticator app (RFC 6238) or a recovery code of two times five letters and digits, however they are spaced. */
export const secondFactorCode = () => optionalFactorCode().required(CODE_FORMAT);

/** The same where it may be left empty: a passkey may sign instead. */
export const optionalFactorCode = () =>
  string()
    .transform((code: unknown) => (typeof code === 'string' ? code.replace(/[\s-]/g, '').toLowerCase() : code))
    .max(10, CODE_FORMAT)
    .matches(/^(\d{6}|[a-z0-9]{10})$/, { message: CODE_FORMAT, excludeEmptyString: true });

/** Six digits from an email, however they are spaced. */
const EMAIL_CODE_FORMAT = say('account.email-code-format', { digits: 6 });
export const emailCodeSchema = object({
  code: string()
    .transform((code: unknown) => (typeof code === 'string' ? code.replace(/\s/g, '') : code))
    .max(6, EMAIL_CODE_FORMAT)
    .matches(/^\d{6}$/, { message: EMAIL_CODE_FORMAT, excludeEmptyString: true })
    .required(EMAIL_CODE_FORMAT),
}).noUnknown();
