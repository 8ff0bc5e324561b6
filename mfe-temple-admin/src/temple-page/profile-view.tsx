import { type OwnTemple, templeEndpoints } from '@sannidhi/contracts';
import { Button, Card, Facts, Page, ScreenStates, Stack, StatusChip, useRead, useSession } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsHead } from './settings-head.tsx';

/** What visitors read about the temple, and what the platform verified. */
export function ProfileView() {
  const text = useOfficeText('templePage.profile');
  const manages = useSession().can('temple:manage');
  const temple = useRead(templeEndpoints.own);
  return (
    <Page reading>
      <SettingsHead view="profile" lead={text('lead')} />
      <ScreenStates query={temple} failedTitle={text('failed')}>
        {(facts) => (
          <Stack spacing={4}>
            <Card title={text('title')}>
              {manages ? (
                <ProfileForm temple={facts} reload={async () => (await temple.refetch()).data} />
              ) : (
                <ProfileFacts temple={facts} />
              )}
            </Card>
            <VerifiedCard temple={facts} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

/** Legal name and EIN: checked against the IRS letter, so the platform's team changes them. */
function VerifiedCard({ temple }: { temple: OwnTemple }) {
  const text = useOfficeText('templePage.profile.verified');
  return (
    <Card title={text('title')} aside={<StatusChip of="temple" state={temple.status} />}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Facts
          facts={[
            { label: text('legalName'), value: temple.legalName },
            { label: text('ein'), value: temple.ein },
          ]}
        />
        <Secondary>{text('why')}</Secondary>
        <Button to="/contact">{text('send')}</Button>
      </Stack>
    </Card>
  );
}

export { ProfileView as Screen };
