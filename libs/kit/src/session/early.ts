/** `@sannidhi/kit/early`: signing in, and the first steps of a gift, on a page whose app hasn't loaded. Without a store and without React; has no state. */

export { moneyText, moneyValue } from '../forms/money-text.ts';
export { formatPhoneInput, phoneValue } from '../forms/phone-number.ts';
export { HttpError } from '../http/http-error.ts';
export { request } from '../http/request.ts';
export { writeCarriedNotice } from '../notify/carried-notice.ts';
export { NOTICE_DURATION_MS } from '../notify/notice.ts';
export { apiMessage } from '../text/refusal-message.ts';
export { askToSignIn } from './ask-to-sign-in.ts';
export { RETURN_PARAMETER, safeReturnPath } from './return-path.ts';
export { storeSession } from './store-session.ts';
