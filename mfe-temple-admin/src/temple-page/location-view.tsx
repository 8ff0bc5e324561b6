import { type OwnTemple, templeEndpoints } from '@sannidhi/contracts';
import { Card, Facts, formatZone, Page, ScreenStates, useRead, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
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
          {(facts) => (manages ? <LocationForm temple={facts} /> : <LocationFacts temple={facts} />)}
        </ScreenStates>
      </Card>
    </Page>
  );
}

function LocationFacts({ temple: { address, latitude, longitude, timeZone } }: { temple: OwnTemple }) {
  const text = useOfficeText('templePage.location');
  return (
    <Facts
      facts={[
        { label: text('title'), value: address },
        { label: text('pin.title'), value: `${latitude}, ${longitude}` },
        { label: text('zoneLabel'), value: formatZone(timeZone) },
      ]}
    />
  );
}

export { LocationView as Screen };
