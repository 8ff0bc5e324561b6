/** `@sannidhi/kit/early`: signing in and amounts on a page whose app hasn't loaded. Without a store and without React; has no state. */

export { moneyText, moneyValue } from '../forms/money-text.ts';
export { writeCarriedNotice } from '../notify/carried-notice.ts';
export { NOTICE_DURATION_MS } from '../notify/notice.ts';
export { askToSignIn } from './ask-to-sign-in.ts';
export { RETURN_PARAMETER, safeReturnPath } from './return-path.ts';
export { storeSession } from './store-session.ts';
