import { NO_SEARCH_YET, noun } from '../noun.ts';

export const remoteNoun = noun({
  name: 'remote',
  audit: {
    'remote.published': 'Release published',
    'remote.activated': 'Release activated',
    'remote.canary-started': 'Canary started',
    'remote.canary-ended': 'Canary ended automatically',
    'remote.canary-stopped': 'Canary stopped',
    'remote.rolled-back': 'Rolled back',
  },
  errors: {
    'nothing-to-roll-back': [422, 'There is no release to return to.'],
    'release-file-name': [422, 'A file of a release has a plain name: letters, figures, dots and dashes.'],
    'release-file-type': [422, 'A release holds scripts, styles, fonts, images and sounds only.'],
    'release-malformed': [422, 'The mfe.json of this release is not what a build writes.'],
    'release-route-outside': [422, 'The release claims a path outside its area, or leads there.'],
    'release-contract-missing': [422, 'The release does not say which shells it was built for.'],
    'release-incomplete': [422, 'A file that the release lists was not sent.'],
    'release-hash-differs': [422, 'What was sent is not what the release says it is.'],
    'release-incompatible': [422, 'The shell in use is outside the range this release was built for.'],
    'release-gone': [422, 'The files of this release are no longer kept. Build and publish it again.'],
    'release-quota': [
      422,
      'This remote keeps as much as it may. What is sent and not published leaves after an hour, what nobody runs after 30 days.',
    ],
    'release-no-room': [507, 'The platform’s disk has no room for another release. Nothing was changed; please tell its operators.'],
    'release-active': [422, 'Everybody runs this release; a canary tries another one.'],
  },
  texts: { hi: () => import(/* webpackChunkName: "nouns-hi" */ './remote.hi.json') },
  without: {
    permissions: 'Operators and deploy tokens only.',
    'personal-data': 'Code, no person.',
    search: NO_SEARCH_YET,
    demo: 'The installed builds are what runs.',
    offline: 'Operators work online.',
    proof: 'No money.',
  },
});
