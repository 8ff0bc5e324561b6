import { Button, Page, PageHeader, useText } from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import { useSearchParams } from 'react-router-dom';

/** A reference in the API's format; anything else in the address is not shown. */
const REFERENCE = /^[2-9A-HJ-NP-Z]{8}$/;

/** Confirms that a message arrived and shows its reference number. */
export function ContactConfirmationPage() {
  const text = useText('shell');
  const [search] = useSearchParams();
  const reference = search.get('reference') ?? '';
  useArrival(text('contactConfirmation.title'));
  return (
    <Page reading>
      <PageHeader title={text('contactConfirmation.title')} lead={text('contactConfirmation.lead')} />
      {REFERENCE.test(reference) && <p>{text('contactConfirmation.reference', { reference })}</p>}
      <p>
        <Button to="/">{text('backToHome')}</Button>
      </p>
    </Page>
  );
}
