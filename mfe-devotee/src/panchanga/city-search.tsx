import { panchangaCitiesQuery, panchangaEndpoints } from '@sannidhi/contracts';
import { Button, Field, Form, IconMapPin, IconSearch, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { useState } from 'react';
import { SearchRow } from '../parts/row-layout.ts';
import { useTexts } from '../use-texts.ts';
import { cityPlace, type PlaceChoice } from './place.ts';
import { PlaceButtons } from './place-buttons.tsx';

const MOST = 8;

/** The button stays beside the field, whatever help is below that. */
const HelpedSearchRow = styled(SearchRow)({ alignItems: 'start', '& > button': { marginTop: 28 } });

/** Finds any city in the gazetteer by the beginning of its name. */
export function CitySearch({ onChoose }: { onChoose: (place: PlaceChoice) => void }) {
  const text = useTexts();
  const [search, setSearch] = useState<string>();
  const query = useRead(panchangaEndpoints.cities, { query: { search, limit: MOST }, enabled: search !== undefined });
  return (
    <>
      <Form
        schema={panchangaCitiesQuery.pick(['search'])}
        initialValues={{ search: '' }}
        onSubmit={({ search: typed }) => setSearch(typed)}
        label={text('panchanga.place.search')}
      >
        <HelpedSearchRow>
          <Field
            name="search"
            type="search"
            label={text('panchanga.place.search')}
            help={text('panchanga.place.searchHelp')}
            autoComplete="off"
          />
          <Button type="submit" icon={IconSearch}>
            {text('panchanga.place.find')}
          </Button>
        </HelpedSearchRow>
      </Form>
      {search !== undefined && (
        <div aria-live="polite">
          <ScreenStates
            query={query}
            failedTitle={text('panchanga.place.searchFailed')}
            isEmpty={(cities) => cities.length === 0}
            empty={<p>{text('panchanga.place.none', { search })}</p>}
          >
            {(cities) => <PlaceButtons places={cities.map(cityPlace)} icon={IconMapPin} onChoose={onChoose} />}
          </ScreenStates>
        </div>
      )}
    </>
  );
}
