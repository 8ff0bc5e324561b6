import { AccountSettings, Button, Card, IconLogout, OwnDataCard, Page, PageHeader, signOut, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { useTexts } from '../use-texts.ts';

/** The user's own account, display settings, data, and sign-out. */
function Profile() {
  const text = useTexts();
  const { user } = useSession();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  if (!user) return null;
  return (
    <Page reading>
      <PageHeader title={text('profile.heading')} />
      <VerifyBanner />
      <AccountSettings />
      <OwnDataCard />
      <Card title={text('profile.signOut')}>
        <p style={{ marginBottom: 12 }}>{text('profile.signOutHelp')}</p>
        <Button icon={IconLogout} busy={leaving && text('profile.signingOut')} onClick={leave}>
          {text('profile.signOut')}
        </Button>
      </Card>
    </Page>
  );
}

export { Profile as Screen };
