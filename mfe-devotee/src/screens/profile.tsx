import {
  Button,
  Card,
  Chip,
  Facts,
  IconAlertTriangle,
  IconCircleCheck,
  IconLogout,
  Page,
  PageHeader,
  signOut,
  useSession,
} from '@sannidhi/kit';
import { useState } from 'react';
import { DisplayChoices } from '../account/display-choices.tsx';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { useTexts } from '../use-texts.ts';

/** Who is signed in, how the pages look and read, and the way out. */
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
      <Card title={text('profile.account')}>
        <Facts
          facts={[
            { label: text('profile.name'), value: user.fullName },
            { label: text('profile.email'), value: <Email address={user.email} verified={user.emailVerified} /> },
          ]}
        />
      </Card>
      <Card title={text('profile.display')}>
        <DisplayChoices />
      </Card>
      <Card title={text('profile.signOut')}>
        <p style={{ marginBottom: 12 }}>{text('profile.signOutHelp')}</p>
        <Button icon={IconLogout} busy={leaving && text('profile.signingOut')} onClick={leave}>
          {text('profile.signOut')}
        </Button>
      </Card>
    </Page>
  );
}

function Email({ address, verified }: { address: string; verified: boolean }) {
  const text = useTexts();
  return (
    <>
      {address}{' '}
      <Chip kind={verified ? 'success' : 'warning'} icon={verified ? IconCircleCheck : IconAlertTriangle}>
        {text(verified ? 'profile.verified' : 'profile.unverified')}
      </Chip>
    </>
  );
}

export { Profile as Screen };
