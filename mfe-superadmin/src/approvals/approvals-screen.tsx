import { REGISTRATION_VIEWS, type RegistrationView, registrationEndpoints } from '@sannidhi/contracts';
import {
  Button,
  EmptyState,
  formatCount,
  PagedList,
  PageHeader,
  ScreenStates,
  styled,
  Tabs,
  TypedGuard,
  useList,
  usePanel,
  useText,
} from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { RegistrationList } from './registration-list.tsx';
import { RegistrationPage } from './registration-page.tsx';

const Desk = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '@media (min-width:1100px)': { gridTemplateColumns: '288px minmax(0, 1fr)' },
  // On narrow screens, an open registration takes all the space.
  '@media (max-width:1099.95px)': {
    '&[data-open] [data-queue]': { display: 'none' },
    '&:not([data-open]) > [data-record]': { display: 'none' },
  },
});
const Queue = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > [data-queue]': { display: 'contents' },
});

/** The queue of registrations next to the open one: what the temple says, what we found, and the decision. */
function ApprovalsScreen() {
  const text = useText('mfe-superadmin');
  const panel = usePanel('registration');
  const list = useList(registrationEndpoints.list);
  const { view } = list.query;
  const { id: open } = panel;
  // With several pages, the first doesn't show how many are waiting.
  const isWhole = !list.paging.hasPrevious && !list.paging.hasNext;
  const waiting = view === 'waiting' && isWhole ? list.items : undefined;
  return (
    <Desk data-open={open ? '' : undefined}>
      <Queue aria-label={text('approvals.title')}>
        <PageHeader
          title={text('approvals.title')}
          lead={
            waiting &&
            leadOf(
              waiting.map(({ submittedAt }) => submittedAt),
              text,
            )
          }
        />
        <div data-queue>
          <Tabs
            label={text('approvals.views')}
            value={view}
            onChange={(next) => list.set({ view: next as RegistrationView }, { registration: undefined })}
            tabs={REGISTRATION_VIEWS.map((one) => ({ value: one, label: text(`approvals.view.${one}`) }))}
          />
          <ScreenStates
            query={list}
            failedTitle={text('approvals.failed')}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyState plain title={text(`approvals.none.${view}`)}>
                {text('approvals.noneMore')}
              </EmptyState>
            }
          >
            {({ items }) => (
              <PagedList paging={list.paging}>
                <RegistrationList rows={items} panel={panel} />
              </PagedList>
            )}
          </ScreenStates>
        </div>
      </Queue>
      <div data-record>
        {open ? (
          <>
            <Back onBack={panel.close} label={text('approvals.backToList')} />
            <TypedGuard>
              <RegistrationPage key={open} id={open} />
            </TypedGuard>
          </>
        ) : (
          <EmptyState title={text('approvals.choose')}>{text('approvals.chooseMore')}</EmptyState>
        )}
      </div>
    </Desk>
  );
}

const OnlyNarrow = styled('div')({ marginBottom: 12, '@media (min-width:1100px)': { display: 'none' } });

/** When the registration replaces the queue, its back link gets the focus of the row that disappeared. */
function Back({ onBack, label }: { onBack: () => void; label: string }) {
  const narrow = useRef<HTMLDivElement>(null);
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    if (!isFirstPage) narrow.current?.querySelector('button')?.focus();
  }, [isFirstPage]);
  return (
    <OnlyNarrow ref={narrow}>
      <Button small variant="text" onClick={onBack}>
        {label}
      </Button>
    </OnlyNarrow>
  );
}

function leadOf(submitted: readonly string[], text: ReturnType<typeof useText>): string {
  const oldest = submitted.toSorted()[0];
  if (!oldest) return text('approvals.target');
  const days = Math.floor((Date.now() - Date.parse(oldest)) / 86_400_000);
  return text('approvals.lead', { waiting: formatCount(submitted.length), count: days });
}

export { ApprovalsScreen as Screen };
