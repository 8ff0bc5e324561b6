import { defineScreens } from '@sannidhi/kit/area';

/** Receipts and the year’s statement. */
export const receipts = defineScreens({
  routes: [
    { path: '/receipts', title: 'titles.receipts', screen: () => import('./year-receipts.tsx'), access: 'signed-in' },
    { path: '/receipts', view: 'statement', title: 'titles.statement', screen: () => import('./year-statement.tsx'), access: 'signed-in' },
  ],
  navigation: [{ to: '/receipts', label: 'titles.receipts', icon: 'receipt', group: 'navigation.account', order: 120 }],
  messages: {
    en: () => import('./receipts.en.json'),
    hi: () => import('./receipts.hi.json'),
    te: () => import('./receipts.te.json'),
    ta: () => import('./receipts.ta.json'),
    kn: () => import('./receipts.kn.json'),
    gu: () => import('./receipts.gu.json'),
  },
});
