import { PageHeader, Stack, Tabs, useAddress, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

const VIEWS = ['account', 'profile', 'location', 'hours', 'photos', 'receipts', 'payments'] as const;

/** Title and tabs of the settings: one's own account first, then the temple's page part by part. */
export function SettingsHead({ view, lead }: { view: (typeof VIEWS)[number]; lead?: string }) {
  const text = useOfficeText();
  const { can } = useSession();
  const { change } = useAddress();
  return (
    <Stack spacing={2}>
      <PageHeader title={text(view === 'account' ? 'settings.title' : `templePage.${view}.title`)} lead={lead} />
      {can('temple:read') && (
        <Tabs
          label={text('templePage.views')}
          value={view}
          onChange={(next) => change({ view: next === 'account' ? undefined : next })}
          tabs={VIEWS.map((value) => ({ value, label: text(`templePage.tab.${value}`) }))}
        />
      )}
    </Stack>
  );
}
