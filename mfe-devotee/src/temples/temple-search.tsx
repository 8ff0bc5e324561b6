import { type TemplePublic, templeEndpoints, templeListQuery } from '@sannidhi/contracts';
import { Button, EmptyState, Field, Form, IconSearch, ScreenStates, styled, usePages } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { TempleRow } from './temple-row.tsx';

const SearchRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'end',
});
const List = styled('ul')({ display: 'grid', gap: 12, padding: 0, margin: 0, listStyle: 'none' });
const Pager = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'center' });

interface TempleSearchProps {
  /** What can be done with a temple: a link or a button. */
  action: (temple: TemplePublic) => ReactNode;
}

/** Finds approved temples by name or city. The words searched for are in the address, so Back and reload keep them. */
export function TempleSearch({ action }: TempleSearchProps) {
  const text = useTexts();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const list = usePages(templeEndpoints.list, { query: { search: search || undefined, limit: 20 } });
  const searchFor = (words: string) => {
    const next = new URLSearchParams(params);
    if (words) next.set('search', words);
    else next.delete('search');
    setParams(next);
  };
  return (
    <>
      <Form
        key={search}
        schema={templeListQuery.pick(['search'])}
        initialValues={{ search }}
        onSubmit={({ search: words }) => searchFor(words ?? '')}
        label={text('choose.search')}
      >
        <SearchRow>
          <Field name="search" type="search" label={text('choose.search')} autoComplete="off" />
          <Button type="submit" icon={IconSearch}>
            {text('choose.searchButton')}
          </Button>
        </SearchRow>
      </Form>
      <ScreenStates
        query={list}
        failedTitle={text('choose.failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<NothingFound filtered={search !== ''} onClear={() => searchFor('')} />}
      >
        {({ items }) => (
          <List>
            {items.map((temple) => (
              <TempleRow key={temple.id} temple={temple} action={action(temple)} />
            ))}
          </List>
        )}
      </ScreenStates>
      {(list.paging.hasNext || list.paging.hasPrevious) && (
        <Pager aria-label={text('choose.pages')}>
          <Button disabled={!list.paging.hasPrevious} onClick={list.paging.previous}>
            {text('choose.previous')}
          </Button>
          <Button disabled={!list.paging.hasNext} onClick={list.paging.next}>
            {text('choose.next')}
          </Button>
        </Pager>
      )}
    </>
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
