import { defineScreens } from '@sannidhi/kit/area';

const page = { path: '/temple-admin/settings', access: 'signed-in', permission: 'temple:read' } as const;

/** What visitors see of the temple, part by part. */
export const templePage = defineScreens({
  routes: [
    { ...page, view: 'profile', title: 'templePage.profile.title', screen: () => import('./profile-view.tsx') },
    { ...page, view: 'location', title: 'templePage.location.title', screen: () => import('./location-view.tsx') },
    { ...page, view: 'hours', title: 'templePage.hours.title', screen: () => import('./hours-view.tsx') },
    { ...page, view: 'photos', title: 'templePage.photos.title', screen: () => import('./photos-view.tsx') },
    { ...page, view: 'receipts', title: 'templePage.receipts.title', screen: () => import('./receipt-settings-view.tsx') },
    { ...page, view: 'payments', title: 'templePage.payments.title', screen: () => import('./payments-view.tsx') },
  ],
  messages: {
    en: () => import('./temple-page.en.json'),
    hi: () => import('./temple-page.hi.json'),
  },
});
