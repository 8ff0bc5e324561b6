import { formatPhone, type WaitRow } from '@sannidhi/contracts';
import { Button, Facts, IconBan, Stack, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { BookOffer } from './book-offer.tsx';
import { RemoveWaitForm } from './remove-wait-form.tsx';

/** A family on a waitlist: what it waits for, taking it off, and, if it is at the counter, booking what it was offered. */
export function WaitRecord({ wait, onRemoved }: { wait: WaitRow; onRemoved: () => void }) {
  const text = useOfficeText('waitlists');
  const moments = useMoments();
  const { can } = useSession();
  const [removes, setRemoves] = useState(false);
  const [books, setBooks] = useState(false);
  const { slot, position, nameCount, places, takesFewer, offeredPlaces, offeredUntil, createdAt, walkIn = null } = wait;
  if (walkIn && books) return <BookOffer wait={wait} walkIn={walkIn} onDone={onRemoved} />;
  const needs = places > 1 ? text(takesFewer ? 'takesFewer' : 'together', { count: places }) : String(places);
  return (
    <Stack spacing={4}>
      <Facts
        facts={[
          { label: text('phone'), value: walkIn && <a href={`tel:${walkIn.phone}`}>{formatPhone(walkIn.phone)}</a> },
          { label: text('email'), value: walkIn?.email },
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
        <Row>
          {walkIn && offeredPlaces > 0 && (
            <Button variant="primary" onClick={() => setBooks(true)}>
              {text('book')}
            </Button>
          )}
          <Button variant="destructive" icon={IconBan} onClick={() => setRemoves(true)}>
            {text('remove.open')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
