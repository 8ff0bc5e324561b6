import type { OwnTemple } from '@sannidhi/contracts';
import { Facts, formatZone } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** Where the temple is. */
export function LocationFacts({ temple: { address, latitude, longitude, timeZone } }: { temple: OwnTemple }) {
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
