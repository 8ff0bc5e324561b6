import { templeEndpoints } from '@sannidhi/contracts';
import { Card, Page, ScreenStates, useRead, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { LocationFacts } from './location-facts.tsx';
import { LocationForm } from './location-form.tsx';
import { SettingsHead } from './settings-head.tsx';

/** Where the temple is: its address, its pin, and the time zone and panchanga that follow. */
export function LocationView() {
  const text = useOfficeText('templePage.location');
  const manages = useSession().can('temple:manage');
  const temple = useRead(templeEndpoints.own);
  return (
    <Page reading>
      <SettingsHead view="location" lead={text('lead')} />
      <Card title={text('title')}>
        <ScreenStates query={temple} failedTitle={text('failed')}>
          {(facts) =>
            manages ? <LocationForm temple={facts} reload={async () => (await temple.refetch()).data} /> : <LocationFacts temple={facts} />
          }
        </ScreenStates>
      </Card>
    </Page>
  );
}

export { LocationView as Screen };
