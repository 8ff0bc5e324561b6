/**
 * `@sannidhi/kit/notify`: the queue of notices without the library that draws them (`@sannidhi/kit/toaster`, loaded with the
 * first notice). Holds state: see `SHARED_MODULES`.
 */
export {
  carryNotice,
  currentNotice,
  dismissNotice,
  NOTICE_DURATION_MS,
  NOTICE_HOTKEY,
  NOTICE_REMOVE_DELAY_MS,
  NOTICE_SWIPE_PX,
  type Notice,
  notify,
  recentNotices,
  type ShownNotice,
  subscribeToNotices,
} from './notices.ts';
