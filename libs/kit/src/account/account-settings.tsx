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

/**
 * A user's own account settings in every portal: language and appearance, name and phone, second factor, passkeys, notifications and when they come,
 * signed-in devices, recent activity, password, and data where the portal adds nothing to it; temple managers also see the temple's audit trail.
 */
export function AccountSettings() {
  const text = useText('kit-account');
  const { user, can, isDonor } = useSession();
  return (
    <>
      {user?.secondFactorDue && (
        <Banner kind="warning" title={text('due.title')}>
          {text('due.body')}
        </Banner>
      )}
      {!user?.secondFactorDue && <OwnMailBanner />}
      {!user?.secondFactorDue && <DisplayCard />}
      <SecondFactorCard />
      <PasskeysCard />
      <ProfileCard />
      {!user?.secondFactorDue && <NotificationPreferencesCard />}
      {!user?.secondFactorDue && <NotificationTimingCard />}
      <DevicesCard />
      <ActivityCard of="own" />
      {can('temple:manage') && <ActivityCard of="ofTemple" />}
      <PasswordCard />
      {!user?.secondFactorDue && !isDonor && <OwnDataCard />}
    </>
  );
}
