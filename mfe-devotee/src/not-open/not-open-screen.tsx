import { canonicalPath } from '@sannidhi/contracts';
import { Button, EmptyState, Page, PageHeader } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { NOT_OPEN } from './not-open.ts';

/** A placeholder for a page that opens with a later release: what it will offer, and what works in the meantime. */
function NotOpenScreen() {
  const text = useTexts();
  const { pathname } = useLocation();
  const page = NOT_OPEN.find(({ path }) => path === canonicalPath(pathname));
  return (
    <Page reading>
      <PageHeader title={text(page?.title ?? 'notOpenYet.title')} />
      <EmptyState
        title={text('notOpenYet.title')}
        action={
          <Button variant="primary" to="/donate">
            {text('notOpenYet.donate')}
          </Button>
        }
      >
        {page && text(`notOpenYet.${page.path}`)} {text('notOpenYet.meanwhile')}
      </EmptyState>
    </Page>
  );
}

export { NotOpenScreen as Screen };
