import { canonicalPath, matchRoute } from '@sannidhi/contracts';
import { Button, EmptyState, Page, PageHeader, Stack } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { NOT_OPEN, type NotOpenTopic } from './not-open.ts';

/** A URL that exists before its screen does: what it will offer, and that nothing is lost until then. */
function NotOpenScreen() {
  const text = useOfficeText();
  const { pathname } = useLocation();
  const topic = topicOf(pathname);
  return (
    <Page>
      <PageHeader title={text(`notOpen.topic.${topic}.name`)} />
      <EmptyState
        title={text('notOpen.title', { topic: text(`notOpen.topic.${topic}.name`) })}
        action={<Button to="/temple-admin/dashboard">{text('notOpen.back')}</Button>}
      >
        <Stack component="span" spacing={2}>
          <span>{text(`notOpen.topic.${topic}.what`)}</span>
          <span>
            {text('notOpen.meanwhile')}: {text(`notOpen.topic.${topic}.until`)}
          </span>
        </Stack>
      </EmptyState>
    </Page>
  );
}

/** A URL's topic; the shell's aliases count as the page. */
function topicOf(pathname: string): NotOpenTopic {
  const path = canonicalPath(pathname);
  return NOT_OPEN.find((one) => matchRoute(one.path, path))?.topic ?? 'approvals';
}

export { NotOpenScreen as Screen };
