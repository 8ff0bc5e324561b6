import { AccountSettings, Page, PageHeader, useText } from '@sannidhi/kit';

/** The priest's own account. */
function SettingsScreen() {
  const text = useText('mfe-priest');
  return (
    <Page reading>
      <PageHeader title={text('settings.title')} />
      <AccountSettings />
    </Page>
  );
}

export { SettingsScreen as Screen };
