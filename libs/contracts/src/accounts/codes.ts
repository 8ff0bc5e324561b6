import { object, string } from 'yup';

export const SECOND_FACTOR_CODE_MESSAGE = 'Enter the 6 digits from your app, or a recovery code';

/** Six digits of an authenticator app (RFC 6238) or a recovery code of twice five letters and digits, however they are spaced. */
export const secondFactorCode = () =>
  string()
    .transform((code: unknown) => (typeof code === 'string' ? code.replace(/[\s-]/g, '').toLowerCase() : code))
    .max(10, SECOND_FACTOR_CODE_MESSAGE)
    .matches(/^(\d{6}|[a-z0-9]{10})$/, { message: SECOND_FACTOR_CODE_MESSAGE, excludeEmptyString: true })
    .required(SECOND_FACTOR_CODE_MESSAGE);

/** Six digits that were mailed, however they are spaced. */
export const EMAIL_CODE_MESSAGE = 'Enter the 6 digits from our mail';
export const emailCodeSchema = object({
  code: string()
    .transform((code: unknown) => (typeof code === 'string' ? code.replace(/\s/g, '') : code))
    .max(6, EMAIL_CODE_MESSAGE)
    .matches(/^\d{6}$/, { message: EMAIL_CODE_MESSAGE, excludeEmptyString: true })
    .required(EMAIL_CODE_MESSAGE),
}).noUnknown();
