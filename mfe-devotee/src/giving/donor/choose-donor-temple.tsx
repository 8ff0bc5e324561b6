import { Banner, Button, Page, PageHeader } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { TempleSearch } from '../../temples/temple-search.tsx';
import { useTexts } from '../../use-texts.ts';

/** If no temple is known yet, or another one is wanted. `unknown`: the URL named one that can't receive gifts. */
export function ChooseDonorTemple({ unknown = false }: { unknown?: boolean }) {
  const text = useTexts();
  const { pathname } = useLocation();
  return (
    <Page reading>
      <PageHeader title={text('choose.heading')} lead={text('choose.lead')} />
      {unknown && (
        <Banner kind="info" title={text('guest.unknownHeading')}>
          {text('guest.unknown')}
        </Banner>
      )}
      <TempleSearch
        action={({ slug, name }) => (
          <Button to={`${pathname}?temple=${slug}`} aria-label={text('choose.giveTo', { name })}>
            {text('myTemple.give')}
          </Button>
        )}
      />
    </Page>
  );
}
