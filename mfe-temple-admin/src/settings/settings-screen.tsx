import { templeEndpoints } from '@sannidhi/contracts';
import {
  AccountColumn,
  Button,
  Card,
  CardColumns,
  Facts,
  IconLogout,
  Page,
  ScreenStates,
  Stack,
  StatusChip,
  signOut,
  staffRoleWord,
  useRead,
  useSession,
} from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { PositionCard } from '../staff/position-card.tsx';
import { SettingsHead } from '../temple-page/settings-head.tsx';

/** The temple's data as printed on receipts, and the signed-in user. */
function SettingsScreen() {
  const { can } = useSession();
  return (
    <Page>
      <SettingsHead view="account" />
      <CardColumns min={380}>
        <Stack spacing={4}>
          {can('temple:read') && <TempleCard />}
          {can('receipts:read') && <TaxCard />}
          <PersonCard />
          <PositionCard />
          <AccountColumn part="security" />
        </Stack>
        <Stack spacing={4}>
          <AccountColumn part="person" />
        </Stack>
      </CardColumns>
    </Page>
  );
}

function TaxCard() {
  const text = useOfficeText();
  return (
    <Card title={text('settings.tax.title')}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Secondary>{text('settings.tax.more')}</Secondary>
        <Button to="/temple-admin/donation-management?view=tax">{text('settings.tax.open')}</Button>
      </Stack>
    </Card>
  );
}

function TempleCard() {
  const text = useOfficeText();
  const { zoneName } = useTemple();
  const temple = useRead(templeEndpoints.own);
  return (
    <Card title={text('settings.temple.title')}>
      <ScreenStates query={temple} failedTitle={text('settings.temple.failed')}>
        {(facts) => (
          <Stack spacing={3}>
            <Facts
              facts={[
                { label: text('settings.temple.name'), value: facts.name },
                { label: text('settings.temple.status'), value: <StatusChip of="temple" state={facts.status} /> },
                { label: text('settings.temple.legalName'), value: facts.legalName },
                { label: text('settings.temple.ein'), value: facts.ein },
                { label: text('settings.temple.address'), value: facts.address },
                { label: text('settings.temple.zone'), value: zoneName },
                { label: text('settings.temple.tradition'), value: facts.tradition },
                { label: text('settings.temple.deities'), value: facts.deities.join(', ') },
              ]}
            />
            <Secondary>{text('settings.temple.more')}</Secondary>
          </Stack>
        )}
      </ScreenStates>
    </Card>
  );
}

function PersonCard() {
  const text = useOfficeText();
  const { user } = useSession();
  const role = user?.staffRole;
  return (
    <Card title={text('settings.person.title')}>
      <Stack spacing={3}>
        <Facts
          facts={[
            { label: text('settings.person.name'), value: user?.adminName ?? user?.fullName },
            { label: text('settings.person.email'), value: user?.email },
            { label: text('settings.person.role'), value: role && staffRoleWord(role) },
          ]}
        />
        <div>
          <Button icon={IconLogout} onClick={() => void signOut()}>
            {text('settings.person.signOut')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

export { SettingsScreen as Screen };
