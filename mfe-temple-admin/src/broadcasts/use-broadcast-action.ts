import { type Broadcast, broadcastEndpoints } from '@sannidhi/contracts';
import { notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

type Action = 'pause' | 'resume' | 'cancel' | 'retry';

/** One of a broadcast's actions without a form; says what happened. */
export function useBroadcastAction({ id, name }: Broadcast, action: Action): { act: () => void; isPending: boolean } {
  const text = useOfficeText('broadcasts');
  const sentenceOf = useErrorSentence();
  const { mutate, isPending } = useWrite(broadcastEndpoints[action]);
  const onSuccess = () => void notify({ kind: 'success', title: text(`done.${action}`, { name }) });
  const onError = (error: Error) => void notify({ kind: 'error', title: sentenceOf(error) });
  return { act: () => mutate({ params: { broadcastId: id } }, { onSuccess, onError }), isPending };
}
