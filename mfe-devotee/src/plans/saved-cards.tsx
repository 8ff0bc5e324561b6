import { savedCardEndpoints } from '@sannidhi/contracts';
import { Card, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { SavedCardRow } from './saved-card-row.tsx';

const Lead = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });
const Place = styled('div')({ '&:focus': { outline: 'none' } });

/** The cards that a devotee's plans are charged to, and those that nothing needs any more. Renders nothing if none was ever saved. */
export function SavedCards() {
  const text = useTexts();
  const cards = useRead(savedCardEndpoints.list, { query: {} });
  const place = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState(false);
  useFocusAfter(removed, cards.data?.length, place);
  if (!removed && !cards.error && !cards.data?.length) return null;
  return (
    <Place ref={place} tabIndex={-1}>
      <Card title={text('plans.cards.heading')}>
        <Lead>{text('plans.cards.lead')}</Lead>
        <ScreenStates
          query={cards}
          failedTitle={text('plans.cards.failed')}
          isEmpty={(items) => items.length === 0}
          empty={<p>{text('plans.cards.none')}</p>}
        >
          {(items) => (
            <List aria-label={text('plans.cards.heading')}>
              {items.map((card) => (
                <SavedCardRow key={card.id} card={card} onRemoved={() => setRemoved(true)} />
              ))}
            </List>
          )}
        </ScreenStates>
      </Card>
    </Place>
  );
}

/** The pressed button leaves with its row, once that is loaded: the keyboard goes on from the list. */
function useFocusAfter(removed: boolean, count: number | undefined, place: RefObject<HTMLElement | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row that leaves takes the focus along.
  useEffect(() => {
    if (removed) place.current?.focus({ preventScroll: true });
  }, [removed, count, place]);
}
