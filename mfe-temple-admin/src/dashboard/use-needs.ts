import type { OfficeCardName, OfficeCards, OfficeDashboard } from '@sannidhi/contracts';
import { dateIn } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTempleZone } from '../office/use-temple.ts';
import { type Need, needsOf } from './needs.ts';
import { officeNeedsOf } from './office-needs.ts';
import { peopleNeedsOf } from './people-needs.ts';

/** A card is not a list: anything beyond this is on its own page. */
export const NEEDS_SHOWN = 8;
/** The cards that tasks come from. */
const SOURCES: readonly OfficeCardName[] = [
  'temple',
  'figures',
  'disputes',
  'openBatches',
  'pledges',
  'books',
  'owedRefunds',
  'leftBookings',
  'familyCalls',
  'unstaffed',
  'lapsedInvitations',
  'conversations',
  'halls',
  'doors',
  'eventNeeds',
  'shiftGaps',
];

/** What needs somebody, from the dashboard's cards, and whether some of them are missing. */
export function useNeeds(): ({ cards }: OfficeDashboard) => { needs: Need[]; incomplete: boolean } {
  const text = useOfficeText();
  const { short: when } = useMoments();
  const timeZone = useTempleZone();
  const dayOf = (instant: string) => dateIn(timeZone, new Date(instant));
  return ({ cards }) => {
    const sources = readyOf(cards);
    return {
      needs: urgentFirst([
        ...needsOf(sources, text),
        ...officeNeedsOf({ ...sources, when, dayOf }, text),
        ...peopleNeedsOf({ ...sources, when }, text),
      ]),
      incomplete: SOURCES.some((name) => cards[name]?.state === 'failed'),
    };
  };
}

/** Warnings before what can wait, each in the order of its source. */
const urgentFirst = (needs: Need[]): Need[] => needs.toSorted((one, other) => Number(one.kind === 'task') - Number(other.kind === 'task'));

const readyOf = (cards: OfficeDashboard['cards']): Partial<OfficeCards> =>
  Object.fromEntries(Object.entries(cards).flatMap(([name, card]) => (card.state === 'ready' ? [[name, card.data]] : [])));
