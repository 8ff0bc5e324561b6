/** `@sannidhi/kit`: everything a remote uses, by name. One shared instance per page. */
export { type Celebration, celebrate, type Occasion, onCelebration } from './celebrate/celebrate.ts';
export { addressOf, type Params, type QueryValues } from './http/address.ts';
export { download } from './http/download.ts';
export { HttpError, serverMessage } from './http/http-error.ts';
export { createIdempotencyKeys, type IdempotencyKeys } from './http/idempotency.ts';
export { request } from './http/request.ts';
export { formatCents, formatCount, formatDate, formatDateTime, formatShortDate, formatTime } from './i18n/format.ts';
export { changeLanguage, currentLanguage, loadMessages } from './i18n/i18n.ts';
export { LANGUAGES, type Language } from './i18n/languages.ts';
export { type Text, type TextValues, textOf, translateSentence, useText } from './i18n/use-text.ts';
export { type Notice, notify } from './notify/notices.ts';
export { invalidatePaths, queryClient } from './query/query-client.ts';
export { type Paging, usePages } from './query/use-pages.ts';
export { type ReadInput, useRead } from './query/use-read.ts';
export { useWrite, type WriteInput, type WriteOptions } from './query/use-write.ts';
export { checkSession } from './session/check-session.ts';
export { readSession, type Session, type SessionStatus, useSession } from './session/session-store.ts';
export { adoptSession, type SignInOutcome, signIn, signOut } from './session/sign-in.ts';
