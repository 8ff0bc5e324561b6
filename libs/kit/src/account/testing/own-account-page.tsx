import {
  activityEndpoints,
  DEFAULT_NOTIFICATION_TIMING,
  messageConsentEndpoints,
  notificationEndpoints,
  notificationTimingEndpoints,
  type OwnMail,
  type OwnPasskeys,
  type OwnProfile,
  ownAccountEndpoints,
  passkeyEndpoints,
  type SignedInDevice,
  secondFactorEndpoints,
} from '@sannidhi/contracts';
import { screen, within } from '@testing-library/react';
import notificationsEn from '../../notifications/en.json' with { type: 'json' };
import notificationsHi from '../../notifications/hi.json' with { type: 'json' };
import { buildDonor, type MockNetwork, mockNetwork, type RenderedScreen, renderScreen } from '../../testing/index.ts';
import { AccountSettings } from '../account-settings.tsx';
import en from '../en.json' with { type: 'json' };
import hi from '../hi.json' with { type: 'json' };

export const NO_SECOND_FACTOR = { enabled: false, required: false, enabledAt: null, hasApp: false, recoveryCodesLeft: 0 };
export const PROFILE: OwnProfile = {
  fullName: 'Meera Raghunathan',
  email: 'devotee@sannidhi.test',
  emailVerified: true,
  phone: null,
  language: null,
};
export const MAIL: OwnMail = { email: PROFILE.email, problem: null, since: null };
export const NO_PASSKEYS: OwnPasskeys = { passkeys: [], origin: 'http://localhost', isOnlyFactor: true };

const device = (id: string, name: string, current = false): SignedInDevice => ({
  id,
  name,
  current,
  signedInAt: '2026-11-19T12:00:00.000Z',
  lastSeenAt: '2026-11-20T12:00:00.000Z',
});
export const HERE = device('d-1', 'Chrome on Windows', true);
const PHONE = device('d-2', 'Safari on iPhone');

const messages = {
  'kit-account': { en: async () => ({ default: en }), hi: async () => ({ default: hi }) },
  'kit-notifications': { en: async () => ({ default: notificationsEn }), hi: async () => ({ default: notificationsHi }) },
};

/** A network for each test of a file, with an account that has two devices and nothing else: `onOwnAccount((given) => (network = given))`. */
export function onOwnAccount(take: (network: MockNetwork) => void): void {
  let network: MockNetwork;
  beforeEach(() => {
    localStorage.clear();
    network = mockNetwork()
      .on(ownAccountEndpoints.profile, PROFILE)
      .on(ownAccountEndpoints.devices, [HERE, PHONE])
      .on(activityEndpoints.own, { items: [], nextCursor: null })
      .on(activityEndpoints.ofTemple, { items: [], nextCursor: null })
      .on(messageConsentEndpoints.mail, MAIL)
      .on(messageConsentEndpoints.own, [])
      .on(notificationEndpoints.preferences, [])
      .on(notificationTimingEndpoints.own, DEFAULT_NOTIFICATION_TIMING)
      .on(passkeyEndpoints.list, NO_PASSKEYS)
      .on(secondFactorEndpoints.status, NO_SECOND_FACTOR);
    Object.assign(window, { PublicKeyCredential: class {} });
    take(network);
  });
  afterEach(() => network.restore());
}

/** Opens the settings of a devotee, or of `user`. */
export const openSettings = (user = buildDonor()): Promise<RenderedScreen> => renderScreen(<AccountSettings />, { user, messages });

/** What a card of the page contains. */
export const card = (name: string) => within(screen.getByRole('region', { name }));
