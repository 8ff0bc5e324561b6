import { defineArea } from '@sannidhi/kit/area';
import { NOT_OPEN_YET } from './not-open-yet.ts';

const donate = () => import('./screens/donate.tsx');
const notOpenYet = () => import('./screens/not-open-yet.tsx');

/** Giving as a guest or a devotee, and the devotee's own pages. */
export default defineArea({
  name: 'mfe-devotee',
  navigation: [
    { to: '/devotee/dashboard', label: 'navigation.dashboard', icon: 'dashboard' },
    { to: '/devotee/panchanga', label: 'navigation.panchanga', icon: 'panchanga' },
    { to: '/devotee/my-temple', label: 'navigation.temple', icon: 'temple' },
    { to: '/devotee/messages', label: 'navigation.messages', icon: 'messages' },
    { to: '/devotee/community', label: 'navigation.community', icon: 'community' },
    { to: '/devotee/activity', label: 'titles.activity', icon: 'activity', group: 'navigation.account' },
    { to: '/receipts', label: 'titles.receipts', icon: 'receipt', group: 'navigation.account' },
    { to: '/devotee/temples', label: 'titles.temples', icon: 'temple', group: 'navigation.account' },
    { to: '/devotee/family', label: 'titles.family', icon: 'family', group: 'navigation.account' },
    { to: '/donor/temple-preferences', label: 'titles.templePreferences', icon: 'settings', group: 'navigation.account' },
    { to: '/devotee/edit-profile', label: 'titles.profile', icon: 'settings', group: 'navigation.account' },
  ],
  routes: [
    { path: '/donate', title: 'titles.donate', screen: donate, access: 'public', layout: 'plain' },
    { path: '/devotee/donate', title: 'titles.donate', screen: () => import('./screens/donor-donate.tsx'), access: 'signed-in' },
    { path: '/devotee/dashboard', title: 'titles.dashboard', screen: () => import('./screens/dashboard.tsx'), access: 'signed-in' },
    { path: '/devotee/panchanga', title: 'titles.panchanga', screen: () => import('./screens/panchanga.tsx'), access: 'signed-in' },
    { path: '/devotee/activity', title: 'titles.activity', screen: () => import('./screens/activity.tsx'), access: 'signed-in' },
    { path: '/receipts', title: 'titles.receipts', screen: () => import('./screens/receipts.tsx'), access: 'signed-in' },
    { path: '/devotee/temples', title: 'titles.temples', screen: () => import('./screens/saved-temples.tsx'), access: 'signed-in' },
    { path: '/devotee/my-temple', title: 'titles.myTemple', screen: () => import('./screens/my-temple.tsx'), access: 'signed-in' },
    { path: '/devotee/add-temple', title: 'titles.addTemple', screen: () => import('./screens/add-temple.tsx'), access: 'signed-in' },
    { path: '/devotee/family', title: 'titles.family', screen: () => import('./screens/family.tsx'), access: 'signed-in' },
    {
      path: '/devotee/add-family-member',
      title: 'titles.addFamilyMember',
      screen: () => import('./screens/add-family-member.tsx'),
      access: 'signed-in',
    },
    {
      path: '/devotee/family-panchanga',
      title: 'titles.familyPanchanga',
      screen: () => import('./screens/family-panchanga.tsx'),
      access: 'signed-in',
    },
    { path: '/devotee/notices', title: 'titles.notices', screen: () => import('./screens/notices.tsx'), access: 'signed-in' },
    {
      path: '/donor/temple-preferences',
      title: 'titles.templePreferences',
      screen: () => import('./screens/temple-preferences.tsx'),
      access: 'signed-in',
    },
    { path: '/devotee/edit-profile', title: 'titles.profile', screen: () => import('./screens/profile.tsx'), access: 'signed-in' },
    ...NOT_OPEN_YET.map((page) => ({ ...page, screen: notOpenYet })),
  ],
  messages: { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') },
});
