import { Button, EmptyState, Page, PageHeader, Stack, useText } from '@sannidhi/kit';

/** The queue of registrations: its page exists before deciding does, and says so. */
function ApprovalsScreen() {
  const text = useText('mfe-superadmin');
  return (
    <Page>
      <PageHeader title={text('approvals.title')} />
      <EmptyState title={text('approvals.closed')} action={<Button to="/superadmin/dashboard">{text('approvals.back')}</Button>}>
        <Stack component="span" spacing={2}>
          <span>{text('approvals.what')}</span>
          <span>{text('approvals.until')}</span>
        </Stack>
      </EmptyState>
    </Page>
  );
}

export { ApprovalsScreen as Screen };
