import type { Endpoint } from '@sannidhi/contracts';
import { type ReactNode, useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Text } from '../i18n/use-text.ts';
import { useSession } from '../session/session-store.ts';
import { ListedRecord } from '../ui/listed-record.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { SidePanel, type SidePanelProps, WithPanel } from '../ui/side-panel.tsx';
import { EmptyState } from '../ui/states.tsx';
import type { Panel } from '../ui/use-panel.ts';
import { AddButton, NEW_RECORD } from './add-button.tsx';
import { DataTable } from './data-table.tsx';
import { ListFilters } from './list-filters.tsx';
import type { Column } from './table-types.ts';
import type { List, ListTable } from './use-list.ts';

interface RecordListViewProps<Row extends { id: string }> {
  /**
   * The noun's texts: `title`, `intro`, `table`, `empty`, `emptyMore`, `failed`; `searches` if the list can be searched ("names, receipt
   * numbers"), `add` and `form.titleNew` if records can be added.
   */
  texts: Text;
  list: Pick<List<Endpoint>, 'query' | 'set' | 'has'> & { table: ListTable<Row> };
  panel: Panel;
  columns: readonly Column<Row>[];
  /** What a record is called. */
  name: (row: Row) => string;
  /** The way back, for a list that belongs to another page. */
  back?: ReactNode;
  /** Replaces title, intro and button: for one of several views under a common header. */
  head?: ReactNode;
  /** The noun's own filters, after the search, dates, amount and number that its endpoint accepts. */
  filters?: ReactNode;
  /** The form for a new record, if the user may add one. */
  create?: (() => ReactNode) | false;
  /** The content of a record's panel; without it rows can't be opened. */
  record?: ((row: Row) => ReactNode) | false;
  /** Other props of that panel; its title is the record's name. */
  about?: (row: Row) => Partial<Omit<SidePanelProps, 'children' | 'onClose'>>;
  /** What was last done to a record in its panel, for when the filters leave it out afterward. */
  done?: string | undefined;
  /** For records that have their own page. */
  page?: ((id: string) => ReactNode) | undefined;
  /** Replaces the table. */
  children?: ReactNode;
}

/** A noun's list with its filters, one record's panel next to it and the form for a new one. */
export function RecordListView<Row extends { id: string }>(props: RecordListViewProps<Row>) {
  const { texts, list, panel, columns, name, back, head, filters, create, record, about, done, page, children } = props;
  const { user } = useSession();
  const adds = Boolean(create) && panel.id === NEW_RECORD;
  if (page && panel.id !== undefined && panel.id !== NEW_RECORD) return <RecordPage key={panel.id}>{page(panel.id)}</RecordPage>;
  const add = create && <AddButton panel={panel}>{texts('add')}</AddButton>;
  return (
    <WithPanel panel={adds ? <NewRecord {...props} /> : <OpenRecord {...{ list, panel, name, record, about, done }} />}>
      <Page>
        {back}
        {head ?? <PageHeader title={texts('title')} lead={texts('intro')} actions={add} />}
        <ListFilters list={list} searches={texts('searches')}>
          {filters}
        </ListFilters>
        {children ?? (
          <DataTable
            {...list.table}
            caption={texts('table', { temple: user?.temple?.name ?? '' })}
            columns={columns}
            rowKey={({ id }) => id}
            rowName={name}
            searches={texts('searches')}
            {...(record && panel.id ? { openId: panel.id } : {})}
            {...(record || page ? { onOpen: panel.open, onClose: panel.close } : {})}
            empty={<EmptyState title={texts('empty')}>{texts('emptyMore')}</EmptyState>}
            failedTitle={texts('failed')}
          />
        )}
      </Page>
    </WithPanel>
  );
}

function NewRecord<Row extends { id: string }>({ texts, panel, create }: RecordListViewProps<Row>) {
  return (
    <SidePanel title={texts('form.titleNew')} onClose={panel.close}>
      {create ? create() : null}
    </SidePanel>
  );
}

function OpenRecord<Row extends { id: string }>({
  list,
  panel,
  name,
  record,
  about,
  done,
}: Pick<RecordListViewProps<Row>, 'list' | 'panel' | 'name' | 'record' | 'about' | 'done'>) {
  if (!record) return null;
  return (
    <ListedRecord panel={panel} rows={list.table.rows} name={name} done={done}>
      {(row) => (
        <SidePanel key={row.id} title={name(row)} {...about?.(row)} onClose={panel.close}>
          {record(row)}
        </SidePanel>
      )}
    </ListedRecord>
  );
}

/** A page opened from the list starts at its top; one reached with Back stays where it was. */
function RecordPage({ children }: { children: ReactNode }) {
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only its arrival moves the page.
  useLayoutEffect(() => {
    if (!isReturn) window.scrollTo?.({ top: 0 });
  }, []);
  return children;
}
