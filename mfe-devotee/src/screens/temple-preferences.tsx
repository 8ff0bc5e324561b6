import { type FestivalPreferences, festivalPreferenceEndpoints } from '@sannidhi/contracts';
import { Banner, Button, formatDateTime, notify, Page, PageHeader, ScreenStates, TempleNews, useRead, useWrite } from '@sannidhi/kit';
import { FestivalForm } from '../festival-preferences/festival-form.tsx';
import { valuesOfPreferences } from '../festival-preferences/preference-values.ts';
import { useTexts } from '../use-texts.ts';

const { own, save } = festivalPreferenceEndpoints;

/** The devotee's festival notifications, and what each temple may send them. */
function TemplePreferences() {
  const text = useTexts();
  const preferences = useRead(own);
  const change = useWrite(save);
  return (
    <Page reading>
      <PageHeader title={text('titles.templePreferences')} lead={text('preferences.lead')} />
      <ScreenStates query={preferences} failedTitle={text('preferences.failed')}>
        {(known) => (
          <>
            <NextWord preferences={known} />
            <FestivalForm
              values={valuesOfPreferences(known)}
              onSave={async (body) => {
                await change.mutateAsync({ body });
                notify({ title: text('preferences.saved'), kind: 'success' });
              }}
            />
          </>
        )}
      </ScreenStates>
      <TempleNews />
    </Page>
  );
}

/** When the calendar is checked next, or what is missing for that. */
function NextWord({ preferences: { place, nextAt } }: { preferences: FestivalPreferences }) {
  const text = useTexts();
  if (nextAt === null) return <Banner kind="info">{text('preferences.off')}</Banner>;
  if (place) {
    const next = formatDateTime(nextAt, { timeZone: place.timeZone });
    return <Banner kind="success">{text('preferences.on', { place: place.name, next })}</Banner>;
  }
  return (
    <Banner
      kind="warning"
      action={
        <Button small to="/devotee/add-temple">
          {text('familyDays.findTemple')}
        </Button>
      }
    >
      {text('preferences.noPlace')}
    </Banner>
  );
}

export { TemplePreferences as Screen };
