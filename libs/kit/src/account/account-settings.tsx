import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { NotificationPreferencesCard } from '../notifications/notification-preferences-card.tsx';
import { NotificationTimingCard } from '../notifications/notification-timing-card.tsx';
import { useSession } from '../session/session-store.ts';
import { Banner } from '../ui/banner.tsx';
import { ActivityCard } from './activity-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { DisplayCard } from './display-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { OwnMailBanner } from './own-mail-banner.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { TempleNews } from './temple-news.tsx';

/** The cards that belong next to each other where a page has two columns. */
export type AccountPart = 'person' | 'security';

/**
 * A user's own account settings in every portal: name and phone, language and appearance, notifications and when they arrive, what temples
 * may send, and data where the portal has no page for them (`person`); second factor, passkeys, password, signed-in devices and recent
 * activity (`security`); temple managers also see the temple's audit trail. Without `part` both, in one column: who a person is comes first,
 * unless a second factor is due.
 */
export function AccountSettings({ part }: { part?: AccountPart }) {
  const { user, isDonor } = useSession();
  const due = user?.secondFactorDue ?? false;
  // Nothing moves once the factor is on: its recovery codes are shown this one time.
  const [securityFirst] = useState(due);
  const has = (asked: AccountPart) => part === undefined || part === asked;
  const person = has('person') && <Person due={due} />;
  const security = has('security') && <Security />;
  return (
    <>
      {has(due ? 'security' : 'person') && <Notices due={due} />}
      {securityFirst ? security : person}
      {securityFirst ? person : security}
      {has('person') && !due && !isDonor && <OwnDataCard />}
    </>
  );
}

function Person({ due }: { due: boolean }) {
  const { isDonor } = useSession();
  if (due) return <ProfileCard />;
  return (
    <>
      <ProfileCard />
      <DisplayCard />
      <NotificationPreferencesCard />
      <NotificationTimingCard />
      {!isDonor && <TempleNews />}
    </>
  );
}

/** How the account is signed in to, where it is, and what happened. */
function Security() {
  return (
    <>
      <SecondFactorCard />
      <PasskeysCard />
      <PasswordCard />
      <Traces />
    </>
  );
}

function Notices({ due }: { due: boolean }) {
  const text = useText('kit-account');
  if (!due) return <OwnMailBanner />;
  return (
    <Banner kind="warning" title={text('due.title')}>
      {text('due.body')}
    </Banner>
  );
}

/** Where the account is signed in, and what happened. */
function Traces() {
  const { can } = useSession();
  return (
    <>
      <DevicesCard />
      <ActivityCard of="own" />
      {can('temple:manage') && <ActivityCard of="ofTemple" />}
    </>
  );
}
