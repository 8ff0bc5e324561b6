import { useText } from '../i18n/use-text.ts';
import { NotificationPreferencesCard } from '../notifications/notification-preferences-card.tsx';
import { useSession } from '../session/session-store.ts';
import { Banner } from '../ui/banner.tsx';
import { ActivityCard } from './activity-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/**
 * A user's own account settings in every portal: name and phone, second factor, notifications, signed-in devices, recent activity,
 * password; temple managers also see the temple's audit trail.
 */
export function AccountSettings() {
  const text = useText('kit-account');
  const { user, can } = useSession();
  return (
    <>
      {user?.secondFactorDue && (
        <Banner kind="warning" title={text('due.title')}>
          {text('due.body')}
        </Banner>
      )}
      <SecondFactorCard />
      <ProfileCard />
      {!user?.secondFactorDue && <NotificationPreferencesCard />}
      <DevicesCard />
      <ActivityCard of="own" />
      {can('temple:manage') && <ActivityCard of="ofTemple" />}
      <PasswordCard />
    </>
  );
}
