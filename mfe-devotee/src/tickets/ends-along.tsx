import { currentLanguage } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

interface EndsAlongProps {
  ticket: { endsAlong?: readonly string[] };
  /** What becomes of the ticket. */
  as?: 'cancel' | 'move';
}

/** What is only added to a ticket and is canceled or moved with it. */
export function EndsAlong({ ticket: { endsAlong }, as = 'cancel' }: EndsAlongProps) {
  return <>{useAlong()(endsAlong, as)}</>;
}

/** What is canceled or moved along with a ticket, followed by a space. Empty for a ticket that this device stored before tickets said so. */
export function useAlong() {
  const text = useTexts();
  return (what: readonly string[] = [], as: 'cancel' | 'move' = 'cancel'): string =>
    what.length === 0 ? '' : `${text(`tickets.${as}.along`, { what: new Intl.ListFormat(currentLanguage()).format(what) })} `;
}
