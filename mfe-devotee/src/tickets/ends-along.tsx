import { currentLanguage } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** What is only added to a ticket and is canceled with it; a ticket that this device kept earlier doesn't know. */
export function EndsAlong({ ticket: { endsAlong = [] } }: { ticket: { endsAlong?: readonly string[] } }) {
  const text = useTexts();
  if (endsAlong.length === 0) return null;
  return <>{text('tickets.cancel.along', { what: new Intl.ListFormat(currentLanguage()).format(endsAlong) })} </>;
}
