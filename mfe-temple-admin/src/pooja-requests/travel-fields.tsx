import { CheckboxField, CountField, FieldPair, MoneyField, useFormValues } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** How the priest gets to the home: by the family, or for so many miles at a price. */
export function TravelFields({ awayMiles }: { awayMiles: number | null }) {
  const text = useOfficeText('poojaRequests');
  const { ownTransport } = useFormValues<{ ownTransport: boolean }>();
  return (
    <>
      <CheckboxField name="ownTransport" label={text('quote.own')} help={text('quote.ownHelp')} />
      {!ownTransport && (
        <>
          <FieldPair>
            <CountField optional name="miles" label={text('quote.miles')} />
            <MoneyField optional compact withCents name="travelCents" label={text('quote.travel')} />
          </FieldPair>
          <Secondary>{awayMiles === null ? text('quote.milesUnknown') : text('quote.milesAway', { count: awayMiles })}</Secondary>
        </>
      )}
    </>
  );
}
