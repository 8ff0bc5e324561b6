import { poojaCatalogQuery, templeEndpoints } from '@sannidhi/contracts';
import { Button, Field, Form, IconSearch, styled, useRead } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { SearchRow } from '../parts/row-layout.ts';
import { SuspendedTemple } from '../temples/suspended-temple.tsx';
import { useTexts } from '../use-texts.ts';

const Place = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '& > b': { fontWeight: 600, overflowWrap: 'anywhere' },
});

interface PoojaSearchProps {
  search: string;
  /** The slug of the one temple shown; empty for all of them. */
  temple: string;
  onSearch: (words: string | undefined) => void;
}

/** Finds poojas by name, at all temples or at one. */
export function PoojaSearch({ search, temple, onSearch }: PoojaSearchProps) {
  const text = useTexts();
  return (
    <>
      <Form
        key={search}
        schema={poojaCatalogQuery.pick(['search'])}
        initialValues={{ search }}
        onSubmit={({ search: words }) => onSearch(words || undefined)}
        label={text('poojas.search')}
      >
        <SearchRow>
          <Field name="search" type="search" label={text('poojas.search')} autoComplete="off" />
          <Button type="submit" icon={IconSearch}>
            {text('poojas.searchButton')}
          </Button>
        </SearchRow>
      </Form>
      <ShownTemple slug={temple} />
    </>
  );
}

function ShownTemple({ slug }: { slug: string }) {
  const text = useTexts();
  const { pathname } = useLocation();
  const { data } = useRead(templeEndpoints.page, { params: { slug }, enabled: slug !== '' });
  return (
    <>
      <Place>
        <b>{slug ? (data?.temple.name ?? '') : text('poojas.allTemples')}</b>
        <Button small variant="text" to={`${pathname}?temple=choose`}>
          {text('poojas.chooseTemple')}
        </Button>
        {slug && (
          <Button small variant="text" to={`${pathname}?temple=all`}>
            {text('poojas.showAll')}
          </Button>
        )}
      </Place>
      {data?.isSuspended && <SuspendedTemple />}
    </>
  );
}
