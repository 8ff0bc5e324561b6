import { Button, Card, EmptyState, IconCheck, IconSettings, Page, PageHeader, ScreenStates, styled } from '@sannidhi/kit';
import { NoticeRow } from '../notices/notice-row.tsx';
import { useNotices } from '../notices/use-notices.ts';
import { useTexts } from '../use-texts.ts';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const Pager = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'center' });

/** What the devotee was told, newest first; the bell leads here. */
function Notices() {
  const text = useTexts();
  const { notices, busy, mark, markAll } = useNotices();
  const { paging } = notices;
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
      {(paging.hasPrevious || paging.hasNext) && (
        <Pager aria-label={text('notices.page', { page: paging.page })}>
          <Button disabled={!paging.hasPrevious} onClick={paging.previous}>
            {text('notices.newer')}
          </Button>
          <span>{text('notices.page', { page: paging.page })}</span>
          <Button disabled={!paging.hasNext} onClick={paging.next}>
            {text('notices.older')}
          </Button>
        </Pager>
      )}
    </Page>
  );
}

export { Notices as Screen };
