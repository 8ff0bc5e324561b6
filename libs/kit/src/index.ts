/** `@sannidhi/kit`: everything a remote uses, by name. One shared instance per page. */

export { default as Box } from '@mui/material/Box';
export { default as Divider } from '@mui/material/Divider';
export { default as Stack } from '@mui/material/Stack';
export { styled, useColorScheme } from '@mui/material/styles';
export { default as Typography } from '@mui/material/Typography';
export { AppCodeField } from './account/app-code-field.tsx';
export { chooseLanguage } from './account/choose-language.ts';
export { AccountSettings } from './account/lazy-account-settings.tsx';
export { useStep, useTitle } from './arrival/use-step.ts';
export { type Celebration, celebrate, type Occasion, onCelebration } from './celebrate/celebrate.ts';
export { BarChart, type BarChartProps, type ChartSeries } from './chart/bar-chart.tsx';
export { CheckboxField } from './forms/checkbox-field.tsx';
export { CodeField } from './forms/code-field.tsx';
export { CountField } from './forms/count-field.tsx';
export { Field, type FieldProps } from './forms/field.tsx';
export { Form, type FormProps } from './forms/form.tsx';
export { FieldPair, FormActions } from './forms/form-stack.ts';
export { KeepTyped } from './forms/keep-typed.tsx';
export { MoneyField, type MoneyFieldProps } from './forms/money-field.tsx';
export { PasswordField } from './forms/password-field.tsx';
export { PhoneField } from './forms/phone-field.tsx';
export { type RadioCard, RadioCardsField } from './forms/radio-cards-field.tsx';
export { ResendCountdown } from './forms/resend-countdown.tsx';
export { type Choice, SelectField } from './forms/select-field.tsx';
export { SubmitButton } from './forms/submit-button.tsx';
export { TypedGuard } from './forms/typed-guard.tsx';
export { type DraftStore, useDraft } from './forms/use-draft.ts';
export { type FormField, useFormField } from './forms/use-form-field.ts';
export { useFormValues } from './forms/use-form-values.ts';
export { type AccountLink, AccountMenu } from './frame/account-menu.tsx';
export { AppShell, PublicShell } from './frame/app-shell.tsx';
export { Brand } from './frame/brand.tsx';
export type { FrameLink } from './frame/frame-types.ts';
export { KitProvider } from './frame/kit-provider.tsx';
export type { OfficeGroup } from './frame/office-navigation.tsx';
export { OfficeShell } from './frame/office-shell.tsx';
export { PriestShell } from './frame/priest-shell.tsx';
export { SkipLink } from './frame/skip-link.tsx';
export { LanguageSwitch, ThemeSwitch } from './frame/switches.tsx';
export { THEME_MODES, type ThemeMode, useThemeMode } from './frame/theme-mode.ts';
export { addressOf, type Params, type QueryValues } from './http/address.ts';
export { download } from './http/download.ts';
export { readEvents } from './http/event-stream.ts';
export { HttpError } from './http/http-error.ts';
export { createIdempotencyKeys, type IdempotencyKeys } from './http/idempotency.ts';
export { request } from './http/request.ts';
export { saveText } from './http/save-text.ts';
export { formatCents, formatCount, formatDate, formatDateTime, formatShortDate, formatTime, formatZone } from './i18n/format.ts';
export { changeLanguage, currentLanguage, loadMessages } from './i18n/i18n.ts';
export { LANGUAGES, type Language } from './i18n/languages.ts';
export { type Text, type TextValues, textOf, useText } from './i18n/use-text.ts';
export { AREA_ICONS } from './icons/area-icons.ts';
export { Icon, type IconShape } from './icons/icon.tsx';
export {
  IconAddressBook,
  IconAdjustments,
  IconAlertCircle,
  IconAlertTriangle,
  IconArchive,
  IconArrowBackUp,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconBan,
  IconBell,
  IconBuildingBank,
  IconBuildingStore,
  IconCalendar,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCamera,
  IconCash,
  IconCashRegister,
  IconChartBar,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconClipboardList,
  IconClock,
  IconCloudOff,
  IconCopy,
  IconCreditCard,
  IconDeviceMobile,
  IconDownload,
  IconEdit,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconFileDownload,
  IconFileText,
  IconFilter,
  IconGift,
  IconHeartHandshake,
  IconHelp,
  IconHome,
  IconInbox,
  IconInfoCircle,
  IconLanguage,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconLetterA,
  IconLock,
  IconLogout,
  IconMail,
  IconMailForward,
  IconMapPin,
  IconMenu2,
  IconMessageCircle,
  IconMessages,
  IconMinus,
  IconMoon,
  IconNote,
  IconPencil,
  IconPhone,
  IconPlug,
  IconPlus,
  IconPrinter,
  IconQrcode,
  IconReceipt,
  IconReceiptRefund,
  IconRefresh,
  IconRepeat,
  IconReplace,
  IconReportMoney,
  IconScale,
  IconSearch,
  IconSelector,
  IconSend,
  IconSettings,
  IconShieldCheck,
  IconStack2,
  IconStar,
  IconSun,
  IconSunMoon,
  IconTag,
  IconTextIncrease,
  IconTicket,
  IconTransferOut,
  IconTrash,
  IconUpload,
  IconUser,
  IconUserHeart,
  IconUserStar,
  IconUsers,
  IconUsersGroup,
  IconWorld,
  IconX,
} from './icons/icons.ts';
export { DeepaGlyph, HundiGlyph, KalashaGlyph, LotusGlyph, Mark, PanchangaGlyph, SankalpamGlyph } from './motifs/glyphs.tsx';
export { Gopuram, Kolam, Korvai, MoonPhase, Prakara } from './motifs/motifs.tsx';
export { Notifications } from './notifications/lazy-notification-list.tsx';
export { NotificationBell } from './notifications/notification-bell.tsx';
export { carryNotice, type Notice, notify } from './notify/notices.ts';
export { invalidateNouns, queryClient } from './query/query-client.ts';
export { type Address, type AddressChanges, useAddress } from './query/use-address.ts';
export { type Paging, usePages } from './query/use-pages.ts';
export { type ReadInput, useRead } from './query/use-read.ts';
export { useWrite, type WriteInput, type WriteOptions } from './query/use-write.ts';
export { checkSession } from './session/check-session.ts';
export { RETURN_PARAMETER, safeReturnPath } from './session/return-path.ts';
export { readSession, type Session, type SessionStatus, useSession } from './session/session-store.ts';
export { adoptSession, type SignInOutcome, signIn, signOut, updateUser } from './session/sign-in.ts';
export { DayBand, type DayBandProps } from './sky/day-band.tsx';
export {
  LimbTimeline,
  type LimbTimelineProps,
  type TimelinePeriod,
  type TimelinePeriods,
  type TimelineRow,
  type TimelineSegment,
} from './sky/limb-timeline.tsx';
export { MonthGrid, type MonthGridDay } from './sky/month-grid.tsx';
export { PeriodMark, type PeriodTone } from './sky/period-mark.tsx';
export type { SkyDay } from './sky/sky-stops.ts';
export { moneyColumn, stateColumn, textColumn } from './table/columns.tsx';
export { csvOf, saveCsv } from './table/csv.ts';
export { DataTable, type DataTableProps } from './table/data-table.tsx';
export { ExportButton } from './table/export-button.tsx';
export { ChoiceFilter } from './table/filters.tsx';
export { ListFilters } from './table/list-filters.tsx';
export { PagedList } from './table/paged-list.tsx';
export { NEW_RECORD, RecordListView } from './table/record-list-view.tsx';
export type { Column, Selection } from './table/table-types.ts';
export { type List, useList } from './table/use-list.ts';
export { useSelection } from './table/use-selection.ts';
export { apiMessage, labelText, literalText, messageSentence, refusalMessage, useMessage } from './text/message-words.ts';
export { historyWord, registerNouns } from './text/noun-words.ts';
export { staffRoleWord } from './text/staff-role-word.ts';
export { useStateWord } from './text/use-kit-text.ts';
export { createAppTheme } from './theme/create-app-theme.ts';
export type { Density } from './theme/scale-tokens.ts';
export { Banner, type BannerKind } from './ui/banner.tsx';
export { Button, type ButtonProps } from './ui/button.tsx';
export type { ButtonVariant } from './ui/button-root.ts';
export { Card } from './ui/card.tsx';
export { Chip } from './ui/chip.tsx';
export { CopyText } from './ui/copy-text.tsx';
export { DateTile } from './ui/date-tile.tsx';
export { Dialog } from './ui/dialog.tsx';
export { Disclosure } from './ui/disclosure.ts';
export { ErrorBoundary } from './ui/error-boundary.tsx';
export { errorSentence } from './ui/error-sentence.ts';
export { type Fact, Facts } from './ui/facts.tsx';
export { Figure, Figures } from './ui/figure.tsx';
export { IconButton } from './ui/icon-button.tsx';
export { LedgerTable } from './ui/ledger-table.tsx';
export { ListedRecord } from './ui/listed-record.tsx';
export { CardColumns, Page, PageHeader } from './ui/page.tsx';
export { isMissing, ReadFailure } from './ui/read-failure.tsx';
export { ScreenStates } from './ui/screen-states.tsx';
export { SidePanel, WithPanel } from './ui/side-panel.tsx';
export { Loading, SkeletonBar, Skeletons } from './ui/skeletons.tsx';
export { EmptyState, FailedState } from './ui/states.tsx';
export { StatusChip } from './ui/status-chip.tsx';
export { Stepper } from './ui/stepper.tsx';
export { type TabItem, Tabs } from './ui/tabs.tsx';
export { Timeline, type TimelineItem } from './ui/timeline.tsx';
export { Tip } from './ui/tip.tsx';
export { useErrorSentence } from './ui/use-error-sentence.ts';
export { type Panel, usePanel } from './ui/use-panel.ts';
