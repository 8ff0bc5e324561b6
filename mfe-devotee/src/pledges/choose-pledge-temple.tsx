import { Button, Page, PageHeader } from '@sannidhi/kit';
import { TempleSearch } from '../temples/temple-search.tsx';
import { useTexts } from '../use-texts.ts';

/** Where no temple is known yet. */
export function ChoosePledgeTemple() {
  const text = useTexts();
  return (
    <Page reading>
      <PageHeader title={text('pledges.form.heading')} lead={text('choose.lead')} />
      <TempleSearch
        action={({ slug, name }) => (
          <Button to={`/devotee/activity?view=new-pledge&temple=${slug}`} aria-label={text('choose.giveTo', { name })}>
            {text('pledges.form.choose')}
          </Button>
        )}
      />
    </Page>
  );
}
