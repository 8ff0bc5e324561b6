import { Button, EmptyState, Page, PageHeader } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { NOT_OPEN_YET } from '../not-open-yet.ts';
import { useTexts } from '../use-texts.ts';

/** Stands for a page that opens with a later release: what will be here, and what works meanwhile. */
function NotOpenYet() {
  const text = useTexts();
  const { pathname } = useLocation();
  const page = NOT_OPEN_YET.find(({ path }) => lastSegment(path) === lastSegment(pathname));
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

/** The same page answers under `/devotee`, `/donor` and its short address. */
const lastSegment = (path: string): string | undefined => path.replace(/\/+$/, '').split('/').at(-1);

export { NotOpenYet as Screen };
