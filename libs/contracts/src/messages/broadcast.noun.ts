import { NO_SEARCH_YET, NOT_OFFLINE_YET, noun } from '../noun.ts';

/** What a temple writes to many people at once. */
export const broadcastNoun = noun({
  name: 'broadcast',
  permissions: {
    'broadcasts:manage': { presets: ['manager', 'events-coordinator', 'volunteer-coordinator'] },
    'broadcasts:send': { presets: ['manager'] },
  },
  audit: {
    'broadcast.added': 'Broadcast drafted',
    'broadcast.changed': 'Broadcast changed',
    'broadcast.tested': 'Test of a broadcast sent',
    'broadcast.scheduled': 'Broadcast scheduled',
    'broadcast.paused': 'Broadcast paused',
    'broadcast.resumed': 'Broadcast resumed',
    'broadcast.canceled': 'Broadcast canceled',
    'broadcast.retried': 'Failed messages of a broadcast sent again',
  },
  states: {
    broadcast: {
      draft: { kind: 'neutral', icon: 'clock', word: 'Draft', to: ['scheduled', 'canceled'] },
      scheduled: { kind: 'info', icon: 'clock', word: 'Scheduled', to: ['running', 'paused', 'canceled'] },
      running: { kind: 'info', icon: 'clock', word: 'Sending', to: ['paused', 'finished', 'canceled'] },
      paused: { kind: 'warning', icon: 'alert', word: 'Paused', to: ['scheduled', 'running', 'canceled'] },
      // Failed messages are sent again.
      finished: { kind: 'success', icon: 'check', word: 'Finished', to: ['running'] },
      canceled: { kind: 'neutral', icon: 'ban', word: 'Canceled', to: [] },
    },
    'broadcast-recipient': {
      queued: { kind: 'neutral', icon: 'clock', word: 'Waiting', to: ['sending', 'held', 'suppressed', 'delivered'] },
      held: { kind: 'neutral', icon: 'clock', word: 'Held until morning', to: ['queued', 'suppressed'] },
      sending: {
        kind: 'info',
        icon: 'clock',
        word: 'Sending',
        to: ['sent', 'queued', 'held', 'bounced', 'failed', 'suppressed', 'unknown'],
      },
      sent: { kind: 'success', icon: 'check', word: 'Sent', to: ['delivered', 'bounced', 'complained', 'failed'] },
      delivered: { kind: 'success', icon: 'check', word: 'Delivered', to: ['complained'] },
      bounced: { kind: 'error', icon: 'alert', word: 'Came back', to: [] },
      complained: { kind: 'error', icon: 'ban', word: 'Reported as spam', to: [] },
      failed: { kind: 'error', icon: 'alert', word: 'Failed', to: ['queued'] },
      suppressed: { kind: 'neutral', icon: 'ban', word: 'Not sent', to: [] },
      unknown: { kind: 'warning', icon: 'warning', word: 'Unknown', to: ['sent', 'delivered', 'bounced', 'failed'] },
    },
  },
  errors: {
    'broadcast-changed': [409, 'This broadcast has changed. Reload the page.'],
    'broadcast-nobody': [409, 'Nobody in this group can be reached. Choose another group or channel.'],
  },
  messages: {
    'broadcast.name-required': 'Enter a name for the broadcast',
    'broadcast.topic-required': 'Choose a topic',
    'broadcast.channels-required': 'Choose at least one channel',
    'broadcast.groups-required': 'Choose at least one group',
    'broadcast.group-unknown': 'There is no such group any more. Choose another one.',
    'broadcast.fund-unknown': 'Your temple doesn’t have this fund. Choose another one.',
    'broadcast.subject-required': 'Enter a subject',
    'broadcast.text-required': 'Enter the message',
    'broadcast.sms-required': 'Enter the text message',
    'broadcast.field-unknown': 'There is no field “{{field}}”. Use {name} or {temple}.',
    'broadcast.throttle-range': 'Enter {{min}} to {{max}} messages a minute',
    'broadcast.miles-range': 'Enter {{min}} to {{max}} miles',
    'broadcast.when-required': 'Choose a date and a time',
    'broadcast.temple-not-approved': 'A temple can send broadcasts only while it is approved. Nothing was sent.',
    'broadcast.when-passed': 'This time has passed. Choose a later one.',
    'broadcast.until-before-start': 'Choose a time after the broadcast begins',
  },
  navigation: ['/temple-admin/messaging'],
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './broadcast.hi.json') },
  without: {
    search: NO_SEARCH_YET,
    cards: 'Its list shows what is under way; a late one notifies.',
    offline: NOT_OFFLINE_YET,
    proof: 'No money.',
  },
});
