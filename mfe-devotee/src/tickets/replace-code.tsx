import { ticketEndpoints } from '@sannidhi/contracts';
import { Button, IconRefresh, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** Replaces a code that reached the wrong person. */
export function ReplaceCode({ ticketId }: { ticketId: string }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const { mutate, isPending } = useWrite(ticketEndpoints.replace);
  const onSuccess = () => notify({ kind: 'success', title: text('tickets.replaced') });
  const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
  return (
    <Button
      icon={IconRefresh}
      busy={isPending && text('tickets.saving')}
      onClick={() => mutate({ params: { ticketId } }, { onSuccess, onError })}
    >
      {text('tickets.replace')}
    </Button>
  );
}
