/** What every screen may need: layout, texts, reads and writes, the session, pages, cards and states. Loaded before anything else of the kit. */

export { default as Box } from '@mui/material/Box';
export { default as Stack } from '@mui/material/Stack';
export { styled, useColorScheme } from '@mui/material/styles';
export { default as Typography } from '@mui/material/Typography';
export { chooseLanguage } from '../account/choose-language.ts';
export { AccountColumn, AccountSettings, OwnDataCard, TempleNews } from '../account/lazy-account-settings.tsx';
export { useStep, useTitle } from '../arrival/use-step.ts';
export { celebrate } from '../celebrate/celebrate.ts';
export { KitProvider } from '../frame/kit-provider.tsx';
export { SkipLink } from '../frame/skip-link.tsx';
export { LanguageSwitch, ThemeSwitch } from '../frame/switches.tsx';
export { THEME_MODES, useThemeMode } from '../frame/theme-mode.ts';
export { addressOf } from '../http/address.ts';
export { download } from '../http/download.ts';
export { readEvents } from '../http/event-stream.ts';
export { fileLink } from '../http/file-link.ts';
export { HttpError } from '../http/http-error.ts';
export { request } from '../http/request.ts';
export {
  dateIn,
  formatCents,
  formatCount,
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTime,
  formatZone,
  languageName,
  timeIn,
} from '../i18n/format.ts';
export { currentLanguage, loadMessages } from '../i18n/i18n.ts';
export { LANGUAGES, type Language } from '../i18n/languages.ts';
export { type Text, useText } from '../i18n/use-text.ts';
export { Icon, type IconShape } from '../icons/icon.tsx';
export { CannedReplies, Messages } from '../messages/lazy-messages.tsx';
export { DeepaGlyph, HundiGlyph, LotusGlyph, Mark } from '../motifs/glyphs.tsx';
export { Gopuram } from '../motifs/gopuram.tsx';
export { Kolam } from '../motifs/kolam.tsx';
export { Korvai } from '../motifs/korvai.tsx';
export { MoonPhase } from '../motifs/moon-phase.tsx';
export { Notifications } from '../notifications/lazy-notification-list.tsx';
export type { Notice } from '../notify/notice.ts';
export { carryNotice, notify } from '../notify/notices.ts';
export { useOnline } from '../offline/use-online.ts';
export { usePasskeyObstacle } from '../passkey/passkey-obstacle.ts';
export { signWithPasskey } from '../passkey/passkeys.ts';
export { invalidateNouns, queryClient } from '../query/query-client.ts';
export { useAddress } from '../query/use-address.ts';
export { usePages } from '../query/use-pages.ts';
export { useRead } from '../query/use-read.ts';
export { useWrite } from '../query/use-write.ts';
export type { SignInOutcome } from '../session/ask-to-sign-in.ts';
export { checkSessionAgain } from '../session/check-session.ts';
export { RETURN_PARAMETER, safeReturnPath } from '../session/return-path.ts';
export { storedAccountId } from '../session/session-storage.ts';
export { useSession } from '../session/session-store.ts';
export { adoptSession, signIn, signOut } from '../session/sign-in.ts';
export { PagedList } from '../table/paged-list.tsx';
export { type List, useList } from '../table/use-list.ts';
export { labelText, literalText, messageSentence, orderLabelText, useMessage } from '../text/message-words.ts';
export { registerNouns } from '../text/noun-catalogs.ts';
export { refusalMessage } from '../text/refusal-message.ts';
export { staffRoleWord } from '../text/use-kit-text.ts';
export { Banner } from '../ui/banner.tsx';
export { Button } from '../ui/button.tsx';
export { Card } from '../ui/card.tsx';
export { Chip } from '../ui/chip.tsx';
export { Disclosure } from '../ui/disclosure.ts';
export { Facts } from '../ui/facts.tsx';
export { IconButton } from '../ui/icon-button.tsx';
export { CardColumns, Page, PageHeader } from '../ui/page.tsx';
export { ReadAt } from '../ui/read-at.tsx';
export { isMissing } from '../ui/read-failure.tsx';
export { ScreenStates } from '../ui/screen-states.tsx';
export { Skeletons } from '../ui/skeletons.tsx';
export { EmptyState, FailedState } from '../ui/states.tsx';
export { useErrorSentence } from '../ui/use-error-sentence.ts';
