/**
 * `@sannidhi/kit/notify`: the queue of notices, without the library that shows them (`@sannidhi/kit/toaster`, loaded with the first
 * notice). Has state: see `SHARED_MODULES`.
 */
export { currentNotice, dismissNotice, NOTICE_HOTKEY, NOTICE_REMOVE_DELAY_MS, notify, subscribeToNotices } from './notices.ts';
