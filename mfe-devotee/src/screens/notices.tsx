import { Button, Card, EmptyState, IconCheck, IconSettings, Page, PagedList, PageHeader, ScreenStates, styled } from '@sannidhi/kit';
import { NoticeRow } from '../notices/notice-row.tsx';
import { useNotices } from '../notices/use-notices.ts';
import { useTexts } from '../use-texts.ts';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });

/** What the devotee was told, newest first; the bell leads here. */
function Notices() {
  const text = useTexts();
  const { notices, busy, mark, markAll } = useNotices();
  const preferences = (
    <Button icon={IconSettings} to="/donor/temple-preferences">
      {text('notices.preferences')}
    </Button>
  );
  return (
    <Page reading>
      <PageHeader
        title={text('notices.heading')}
        actions={
          <>
            {notices.items?.some(({ readAt }) => readAt === null) && (
              <Button icon={IconCheck} disabled={busy} onClick={markAll}>
                {text('notices.markAll')}
              </Button>
            )}
            {preferences}
          </>
        }
      />
      <PagedList paging={notices.paging} previous={text('notices.newer')} next={text('notices.older')}>
      <ScreenStates
        query={notices}
        failedTitle={text('notices.failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={text('notices.empty')}>{text('notices.emptyHelp')}</EmptyState>}
      >
        {({ items }) => (
          <Card>
            <List aria-label={text('notices.heading')}>
              {items.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} busy={busy} onMark={() => mark(notice)} />
              ))}
            </List>
          </Card>
        )}
      </ScreenStates>
      </PagedList>
    </Page>
  );
}

export { Notices as Screen };
