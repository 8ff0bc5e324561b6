import { NO_SEARCH_YET, noun } from '../noun.ts';

export const batchNoun = noun({
  name: 'batch',
  permissions: {
    'batches:close': { presets: ['manager', 'treasurer'] },
  },
  audit: {
    'batch.opened': 'Batch opened',
    'batch.entry-added': 'Donation added to batch',
    'batch.entry-removed': 'Donation removed from batch',
    'batch.closed': 'Batch closed',
  },
  states: {
    batch: {
      open: { kind: 'info', icon: 'clock', word: 'Open', to: ['closed'] },
      closed: { kind: 'success', icon: 'lock', word: 'Closed', to: [] },
    },
  },
  errors: {
    'batch-unbalanced': [422, 'The batch does not match the expected count and total, so it stays open.'],
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './counter-batch.hi.json') },
  without: {
    'personal-data': 'Its gifts belong to the donation.',
    notifications: 'The person who counts is the one who acts.',
    search: NO_SEARCH_YET,
    offline: 'Counting needs the server.',
  },
});
