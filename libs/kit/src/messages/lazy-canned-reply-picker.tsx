import { lazy, Suspense } from 'react';
import { registerMessages } from '../i18n/catalogs.ts';
import type { CannedReplyPickerProps } from './canned-reply-picker.tsx';

registerMessages('kit-messages', {
  en: () => import('./en.json'),
  hi: () => import('./hi.json'),
  te: () => import('./te.json'),
  ta: () => import('./ta.json'),
  kn: () => import('./kn.json'),
  gu: () => import('./gu.json'),
});
const Picker = lazy(async () => ({ default: (await import('./canned-reply-picker.tsx')).CannedReplyPicker }));

/** Inserts a canned reply where a remote has a form of its own. */
export const CannedReplies = (props: CannedReplyPickerProps) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
);
