import { AccountSettings, Page, PageHeader, useText } from '@sannidhi/kit';

/** The operator's own account. */
function SettingsScreen() {
  const text = useText('mfe-superadmin');
  return (
    <Page reading>
      <PageHeader title={text('settings.title')} />
      <AccountSettings />
    </Page>
  );
}

export { SettingsScreen as Screen };
