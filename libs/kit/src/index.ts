/** `@sannidhi/kit`: the named exports that remotes use. One shared instance per page. */

export { default as Box } from '@mui/material/Box';
export { default as Stack } from '@mui/material/Stack';
export { styled, useColorScheme } from '@mui/material/styles';
export { default as Typography } from '@mui/material/Typography';
export { AppCodeField } from './account/app-code-field.tsx';
export { chooseLanguage } from './account/choose-language.ts';
export { AccountSettings } from './account/lazy-account-settings.tsx';
export { useStep } from './arrival/use-step.ts';
export type { NewCartLine } from './cart/browser-cart.ts';
export { CartButton } from './cart/cart-button.tsx';
export { type CartEntry, type CartHandle, useCart } from './cart/use-cart.ts';
export { celebrate } from './celebrate/celebrate.ts';
export { BarChart } from './chart/bar-chart.tsx';
export type { ChartSeries } from './chart/bar-chart-props.ts';
export { CheckboxField } from './forms/checkbox-field.tsx';
export { CodeField } from './forms/code-field.tsx';
export { CountField } from './forms/count-field.tsx';
export { Field } from './forms/field.tsx';
export { Form } from './forms/form.tsx';
export { FieldPair, FormActions } from './forms/form-stack.ts';
export { KeepTyped } from './forms/keep-typed.tsx';
export { MoneyField } from './forms/money-field.tsx';
export { PasswordField } from './forms/password-field.tsx';
export { PhoneField } from './forms/phone-field.tsx';
export { RadioCardsField } from './forms/radio-cards-field.tsx';
export { ResendCountdown } from './forms/resend-countdown.tsx';
export { SelectField } from './forms/select-field.tsx';
export { SubmitButton } from './forms/submit-button.tsx';
export { TypedGuard } from './forms/typed-guard.tsx';
export { useDiscardQuestion } from './forms/use-discard-question.tsx';
export { useDraft } from './forms/use-draft.ts';
export { type FormField, useFormField } from './forms/use-form-field.ts';
export { useFormValues } from './forms/use-form-values.ts';
export { AppShell } from './frame/app-shell.tsx';
export type { FrameLink } from './frame/frame-types.ts';
export { KitProvider } from './frame/kit-provider.tsx';
export type { OfficeGroup } from './frame/office-navigation.tsx';
export { OfficeShell } from './frame/office-shell.tsx';
export { PriestShell } from './frame/priest-shell.tsx';
export { SkipLink } from './frame/skip-link.tsx';
export { LanguageSwitch, ThemeSwitch } from './frame/switches.tsx';
export { THEME_MODES, useThemeMode } from './frame/theme-mode.ts';
export { addressOf } from './http/address.ts';
export { download } from './http/download.ts';
export { readEvents } from './http/event-stream.ts';
export { HttpError } from './http/http-error.ts';
export { request } from './http/request.ts';
export { formatCents, formatCount, formatDate, formatDateTime, formatShortDate, formatTime, formatZone } from './i18n/format.ts';
export { currentLanguage, loadMessages } from './i18n/i18n.ts';
export { LANGUAGES, type Language } from './i18n/languages.ts';
export { type Text, useText } from './i18n/use-text.ts';
export { Icon, type IconShape } from './icons/icon.tsx';
export {
  IconAlertCircle,
  IconAlertTriangle,
  IconArchive,
  IconArrowBackUp,
  IconArrowLeft,
  IconBan,
  IconBuildingBank,
  IconCalendar,
  IconCalendarPlus,
  IconCash,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconClipboardList,
  IconClock,
  IconCopy,
  IconCreditCard,
  IconDownload,
  IconExternalLink,
  IconEyeOff,
  IconFileDownload,
  IconFileText,
  IconGift,
  IconHome,
  IconLock,
  IconLogout,
  IconMapPin,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconQrcode,
  IconReceipt,
  IconReceiptRefund,
  IconRefresh,
  IconReplace,
  IconSearch,
  IconShoppingCart,
  IconStar,
  IconTrash,
  IconUpload,
  IconX,
} from './icons/icons.ts';
export { HundiGlyph, LotusGlyph, Mark } from './motifs/glyphs.tsx';
export { Gopuram, Kolam, Korvai, MoonPhase } from './motifs/motifs.tsx';
export { Notifications } from './notifications/lazy-notification-list.tsx';
export { NotificationBell } from './notifications/notification-bell.tsx';
export type { Notice } from './notify/notice.ts';
export { carryNotice, notify } from './notify/notices.ts';
export { invalidateNouns, queryClient } from './query/query-client.ts';
export { useAddress } from './query/use-address.ts';
export { usePages } from './query/use-pages.ts';
export { useRead } from './query/use-read.ts';
export { useWrite } from './query/use-write.ts';
export { RETURN_PARAMETER, safeReturnPath } from './session/return-path.ts';
export { useSession } from './session/session-store.ts';
export { adoptSession, type SignInOutcome, signIn, signOut } from './session/sign-in.ts';
export { DayBand } from './sky/day-band.tsx';
export { LimbTimeline, type TimelinePeriods, type TimelineRow } from './sky/limb-timeline.tsx';
export { MonthGrid, type MonthGridDay } from './sky/month-grid.tsx';
export { PeriodMark, type PeriodTone } from './sky/period-mark.tsx';
export { moneyColumn, stateColumn, textColumn } from './table/columns.tsx';
export { csvOf, saveCsv } from './table/csv.ts';
export { DataTable } from './table/data-table.tsx';
export { ExportButton } from './table/export-button.tsx';
export { ChoiceFilter } from './table/filters.tsx';
export { ListFilters } from './table/list-filters.tsx';
export { PagedList } from './table/paged-list.tsx';
export { NEW_RECORD, RecordListView } from './table/record-list-view.tsx';
export type { Column, Selection } from './table/table-types.ts';
export { type List, useList } from './table/use-list.ts';
export { useSelection } from './table/use-selection.ts';
export { labelText, literalText, messageSentence, useMessage } from './text/message-words.ts';
export { historyWord, registerNouns } from './text/noun-words.ts';
export { refusalMessage } from './text/refusal-message.ts';
export { staffRoleWord, useStateWord } from './text/use-kit-text.ts';
export { Banner } from './ui/banner.tsx';
export { Button } from './ui/button.tsx';
export { Card } from './ui/card.tsx';
export { Chip } from './ui/chip.tsx';
export { CopyText } from './ui/copy-text.tsx';
export { Dialog } from './ui/dialog.tsx';
export { Disclosure } from './ui/disclosure.ts';
export { Facts } from './ui/facts.tsx';
export { Figure, Figures } from './ui/figure.tsx';
export { IconButton } from './ui/icon-button.tsx';
export { LedgerTable } from './ui/ledger-table.tsx';
export { ListedRecord } from './ui/listed-record.tsx';
export { CardColumns, Page, PageHeader } from './ui/page.tsx';
export { isMissing } from './ui/read-failure.tsx';
export { ScreenStates } from './ui/screen-states.tsx';
export { SidePanel, WithPanel } from './ui/side-panel.tsx';
export { Skeletons } from './ui/skeletons.tsx';
export { EmptyState, FailedState } from './ui/states.tsx';
export { StatusChip } from './ui/status-chip.tsx';
export { Stepper } from './ui/stepper.tsx';
export { Tabs } from './ui/tabs.tsx';
export { Timeline, type TimelineItem } from './ui/timeline.tsx';
export { useErrorSentence } from './ui/use-error-sentence.ts';
export { type Panel, usePanel } from './ui/use-panel.ts';
