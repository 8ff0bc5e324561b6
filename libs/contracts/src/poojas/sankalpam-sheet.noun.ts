import { NO_SEARCH_YET, noun } from '../noun.ts';

/** The names that a priest says at one pooja, as a sheet; and the record that it was performed. */
export const sankalpamSheetNoun = noun({
  name: 'sankalpam-sheet',
  audit: {
    'sankalpam-sheet.printed': 'Sankalpam sheet printed',
    'sankalpam-sheet.downloaded': 'Sankalpam sheet downloaded',
    'sankalpam-sheet.performed': 'Service marked as performed',
    'sankalpam-sheet.undone': 'Mark of a performed service taken back',
    'sankalpam-sheet.photo': 'Photo of a service added',
  },
  errors: {
    'sheet-changed': [409, 'Names changed while you were printing. Print the sheet again.'],
    'undo-too-late': [409, 'This was marked too long ago to undo here. Ask the temple’s office to do it.'],
    'service-not-begun': [409, 'This service hasn’t begun yet. Mark it once it was performed.'],
  },
  messages: {
    'sankalpam-sheet.script-required': 'Choose a script',
    'sankalpam-sheet.stamp-format': 'Reload the sheet and try again',
    'sankalpam-sheet.reason-required': 'Enter a reason',
    'sankalpam-sheet.photo-type': 'Choose a JPEG photo',
  },
  cards: ['/priest/dashboard'],
  navigation: ['/temple-admin/pooja-booking-management?view=sheets'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './sankalpam-sheet.hi.json') },
  without: {
    demo: 'Written from the bookings; a print is recorded when somebody prints.',
    permissions: 'Anyone who can see bookings can see their sheets; a priest sees the sheets of their own services.',
    search: NO_SEARCH_YET,
    proof: 'No money.',
  },
});
