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

/** Words for what is canceled or moved along, with a space behind them; a ticket that this device kept earlier doesn't know. */
export function useAlong() {
  const text = useTexts();
  return (what: readonly string[] = [], as: 'cancel' | 'move' = 'cancel'): string =>
    what.length === 0 ? '' : `${text(`tickets.${as}.along`, { what: new Intl.ListFormat(currentLanguage()).format(what) })} `;
}
