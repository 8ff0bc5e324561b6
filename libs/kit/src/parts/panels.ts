/** What opens beside or above a screen, and what such a record shows, photos too. */

export { TypedGuard } from '../forms/typed-guard.tsx';
export { useDiscardQuestion } from '../forms/use-discard-question.tsx';
export { CropFields } from '../photo/crop-fields.tsx';
export { PhotoUpload } from '../photo/photo-upload.tsx';
export { CalendarLinkCard } from '../ui/calendar-link-card.tsx';
export { CopyText } from '../ui/copy-text.tsx';
export { Dialog } from '../ui/dialog.tsx';
export { DocumentView } from '../ui/document-view.tsx';
export { ListedRecord } from '../ui/listed-record.tsx';
export { SidePanel, WithPanel } from '../ui/side-panel.tsx';
export { Tabs } from '../ui/tabs.tsx';
export { Timeline, type TimelineItem } from '../ui/timeline.tsx';
export { type Panel, usePanel } from '../ui/use-panel.ts';
