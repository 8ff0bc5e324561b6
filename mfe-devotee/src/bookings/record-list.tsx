import { Card, EmptyState, PagedList, ScreenStates, styled } from '@sannidhi/kit';
import type { ComponentProps, ReactElement } from 'react';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });

/** One record of the list: what it is on the left, its state on the right. */
export const RecordRow = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '14px 0',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& > div': { flex: '1 1 14rem', minWidth: 0 },
  '& a': { ...theme.typography.h4, display: 'inline-block', padding: '4px 0' },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

type Query<Item> = ComponentProps<typeof ScreenStates<{ items: readonly Item[] }>>['query'];

interface RecordListProps<Item> {
  records: Query<Item> & { paging: ComponentProps<typeof PagedList>['paging'] };
  label: string;
  failedTitle: string;
  emptyTitle: string;
  emptyHelp: string;
  row: (item: Item) => ReactElement;
}

/** A devotee's bookings or requests, a page at a time, with what to do where there are none. */
export function RecordList<Item>({ records, label, failedTitle, emptyTitle, emptyHelp, row }: RecordListProps<Item>) {
  return (
    <PagedList paging={records.paging}>
      <Card>
        <ScreenStates
          query={records}
          failedTitle={failedTitle}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={emptyTitle}>{emptyHelp}</EmptyState>}
        >
          {({ items }) => <List aria-label={label}>{items.map(row)}</List>}
        </ScreenStates>
      </Card>
    </PagedList>
  );
}
