import { type TemplePublic, templeEndpoints, templeListQuery } from '@sannidhi/contracts';
import { Button, EmptyState, Field, Form, IconSearch, PagedList, ScreenStates, styled, useList } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { SearchRow } from '../parts/row-layout.ts';
import { useTexts } from '../use-texts.ts';
import { TempleRow } from './temple-row.tsx';

/** The rows of what was found. */
export const TempleList = styled('ul')({ display: 'grid', gap: 12, padding: 0, margin: 0, listStyle: 'none' });

interface TempleSearchProps {
  /** A temple's action: a link or a button. */
  action: (temple: TemplePublic) => ReactNode;
}

/** Finds approved temples by name or city. The search is in the URL, so Back and reload keep it. */
export function TempleSearch({ action }: TempleSearchProps) {
  const text = useTexts();
  const list = useList(templeEndpoints.list);
  const { search = '' } = list.query;
  const searchFor = (words: string) => list.set({ search: words || undefined });
  return (
    <>
      <TempleSearchForm key={search} search={search} onSearch={searchFor} />
      <PagedList paging={list.paging} previous={text('choose.previous')} next={text('choose.next')}>
        <ScreenStates
          query={list}
          failedTitle={text('choose.failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<NothingFound filtered={search !== ''} onClear={() => searchFor('')} />}
        >
          {({ items }) => (
            <TempleList>
              {items.map((temple) => (
                <TempleRow key={temple.id} temple={temple} action={action(temple)} />
              ))}
            </TempleList>
          )}
        </ScreenStates>
      </PagedList>
    </>
  );
}

/** The words to search for: a temple's name or its city. */
export function TempleSearchForm({ search, onSearch }: { search: string; onSearch: (words: string) => void }) {
  const text = useTexts();
  return (
    <Form
      schema={templeListQuery.pick(['search'])}
      initialValues={{ search }}
      onSubmit={({ search: words }) => onSearch(words ?? '')}
      label={text('choose.search')}
    >
      <SearchRow>
        <Field name="search" type="search" label={text('choose.search')} autoComplete="off" />
        <Button type="submit" icon={IconSearch}>
          {text('choose.searchButton')}
        </Button>
      </SearchRow>
    </Form>
  );
}

function NothingFound({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const text = useTexts();
  if (!filtered) return <EmptyState title={text('choose.emptyHeading')}>{text('choose.empty')}</EmptyState>;
  return (
    <EmptyState title={text('choose.none')} action={<Button onClick={onClear}>{text('choose.clear')}</Button>} plain>
      {text('choose.noneHelp')}
    </EmptyState>
  );
}
