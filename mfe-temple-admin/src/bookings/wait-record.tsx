import type { WaitRow } from '@sannidhi/contracts';
import { Button, Facts, IconBan, Stack, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { RemoveWaitForm } from './remove-wait-form.tsx';

/** A family on a waitlist: what it waits for, and taking it off. */
export function WaitRecord({ wait, onRemoved }: { wait: WaitRow; onRemoved: () => void }) {
  const text = useOfficeText('waitlists');
  const moments = useMoments();
  const { can } = useSession();
  const [removes, setRemoves] = useState(false);
  const { slot, position, nameCount, places, takesFewer, offeredPlaces, offeredUntil, createdAt } = wait;
  const needs = places > 1 ? text(takesFewer ? 'takesFewer' : 'together', { count: places }) : String(places);
  return (
    <Stack spacing={4}>
      <Facts
        facts={[
          { label: text('column.pooja'), value: slot.service },
          { label: text('column.when'), value: moments.relative(slot.startsAt) },
          { label: text('column.position'), value: position === null ? '' : String(position) },
          { label: text('column.places'), value: needs },
          { label: text('column.names'), value: String(nameCount) },
          { label: text('since'), value: moments.relative(createdAt) },
          { label: text('offered'), value: offeredPlaces > 0 ? String(offeredPlaces) : '' },
          { label: text('column.until'), value: offeredUntil && moments.relative(offeredUntil) },
        ]}
      />
      {removes && <RemoveWaitForm wait={wait} onDone={onRemoved} />}
      {!removes && can('bookings:handle') && (
        <div>
          <Button variant="destructive" icon={IconBan} onClick={() => setRemoves(true)}>
            {text('remove.open')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
