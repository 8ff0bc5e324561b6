/** The frames of the portals, and the streams that they and the pages in them follow. */

export { AppShell } from '../frame/app-shell.tsx';
export type { FrameLink } from '../frame/frame-types.ts';
export type { OfficeGroup } from '../frame/navigation-groups.tsx';
export { OfficeShell } from '../frame/office-shell.tsx';
export { PriestShell } from '../frame/priest-shell.tsx';
export { followEvents } from '../http/follow-events.ts';
export { MessagesButton } from '../messages/messages-button.tsx';
export { useMessageCounts } from '../messages/use-message-counts.ts';
export { NotificationBell } from '../notifications/notification-bell.tsx';
export { useLiveRecord } from '../query/use-live-record.ts';
