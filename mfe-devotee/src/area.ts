import { defineArea } from '@sannidhi/kit/area';

/** The devotee portal, the guest’s gift and the public pooja catalogue. Every path of the specification resolves; a screen that is not built yet says so. */
export default defineArea({
  name: 'mfe-devotee',
  messages: { en: () => import('./messages/en.json'), hi: () => import('./messages/hi.json') },
  navigation: [
    { to: '/devotee/dashboard', label: 'navigation.dashboard', icon: 'dashboard' },
    { to: '/devotee/panchanga', label: 'navigation.panchanga', icon: 'panchanga' },
    { to: '/devotee/my-temple', label: 'navigation.temple', icon: 'temple' },
    { to: '/devotee/messages', label: 'navigation.messaging', icon: 'messages' },
    { to: '/devotee/community', label: 'navigation.community', icon: 'community' },
  ],
  routes: [
    { path: '/devotee/dashboard', title: 'titles.dashboard', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/edit-profile', title: 'titles.editProfile', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    {
      path: '/devotee/add-family-member',
      title: 'titles.addFamilyMember',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'signed-in',
    },
    { path: '/devotee/add-temple', title: 'titles.addTemple', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/activity', title: 'titles.activity', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/my-temple', title: 'titles.myTemple', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/family', title: 'titles.family', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/panchanga', title: 'titles.panchanga', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/donate', title: 'titles.give', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/events', title: 'titles.events', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/volunteer', title: 'titles.volunteer', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/community', title: 'titles.community', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/devotee/messages', title: 'titles.messages', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    {
      path: '/devotee/family-panchanga',
      title: 'titles.familyPanchanga',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'signed-in',
    },
    { path: '/devotee/temples', title: 'titles.temples', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    {
      path: '/donor/temple-preferences',
      title: 'titles.templePreferences',
      screen: () => import('./screens/not-open-yet.tsx'),
      access: 'signed-in',
    },
    { path: '/donate', title: 'titles.guestGift', screen: () => import('./screens/not-open-yet.tsx'), access: 'public', layout: 'plain' },
    { path: '/pooja-booking', title: 'titles.poojaCatalogue', screen: () => import('./screens/not-open-yet.tsx'), access: 'public' },
    { path: '/pooja-services', title: 'titles.poojaServices', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/receipts', title: 'titles.receipts', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/bookings', title: 'titles.bookings', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
    { path: '/reimbursements', title: 'titles.reimbursements', screen: () => import('./screens/not-open-yet.tsx'), access: 'signed-in' },
  ],
});
