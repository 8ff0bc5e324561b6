import { lazy, Suspense } from 'react';
import { registerMessages } from '../i18n/catalogs.ts';
import type { CannedReplyPickerProps } from './canned-reply-picker.tsx';

registerMessages('kit-messages', {
  en: () => import('./en.json'),
  hi: () => import('./hi.json'),
  te: () => import(/* webpackChunkName: "kit-parts-te" */ './te.json'),
  ta: () => import(/* webpackChunkName: "kit-parts-ta" */ './ta.json'),
  kn: () => import(/* webpackChunkName: "kit-parts-kn" */ './kn.json'),
  gu: () => import(/* webpackChunkName: "kit-parts-gu" */ './gu.json'),
});
const Picker = lazy(async () => ({ default: (await import('./canned-reply-picker.tsx')).CannedReplyPicker }));

/** Inserts a canned reply where a remote has a form of its own. */
export const CannedReplies = (props: CannedReplyPickerProps) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
);
