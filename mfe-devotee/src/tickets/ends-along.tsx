import { currentLanguage } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

interface EndsAlongProps {
  ticket: { endsAlong?: readonly string[] };
  /** What becomes of the ticket. */
  as?: 'cancel' | 'move';
}

/** What is only added to a ticket and is canceled or moved with it; a ticket that this device kept earlier doesn't know. */
export function EndsAlong({ ticket: { endsAlong = [] }, as = 'cancel' }: EndsAlongProps) {
  const text = useTexts();
  if (endsAlong.length === 0) return null;
  return <>{text(`tickets.${as}.along`, { what: new Intl.ListFormat(currentLanguage()).format(endsAlong) })} </>;
}
