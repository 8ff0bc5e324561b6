import { lazy, Suspense } from 'react';
import { registerMessages } from '../i18n/catalogs.ts';
import { Page } from '../ui/page.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
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
const Inbox = lazy(async () => ({ default: (await import('./inbox.tsx')).Inbox }));

/** The page of the user's conversations, the same in every portal; an office also has folders, notes and what it does with each. */
export const Messages = () => (
  <Suspense
    fallback={
      <Page>
        <Skeletons rows={6} />
      </Page>
    }
  >
    <Inbox />
  </Suspense>
);

/** Inserts a canned reply where a remote has a form of its own. */
export const CannedReplies = (props: CannedReplyPickerProps) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
);
