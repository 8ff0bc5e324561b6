import { Card, Notifications, Page, PageHeader } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** The bell's list, as a page. */
function NotificationsScreen() {
  const text = useTexts();
  return (
    <Page reading>
      <PageHeader title={text('titles.notifications')} />
      <Card>
        <Notifications />
      </Card>
    </Page>
  );
}

export { NotificationsScreen as Screen };
