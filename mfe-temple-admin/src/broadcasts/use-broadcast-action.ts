import { type Broadcast, broadcastEndpoints } from '@sannidhi/contracts';
import { notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

type Action = 'pause' | 'resume' | 'cancel' | 'retry';

/** One of a broadcast's actions without a form; says what happened, also when its button is gone by then. */
export function useBroadcastAction({ id, name }: Broadcast, action: Action): { act: () => void; isPending: boolean } {
  const text = useOfficeText('broadcasts');
  const sentenceOf = useErrorSentence();
  const { mutateAsync, isPending } = useWrite(broadcastEndpoints[action]);
  const done = () => void notify({ kind: 'success', title: text(`done.${action}`, { name }) });
  const failed = (error: Error) => void notify({ kind: 'error', title: sentenceOf(error) });
  return { act: () => void mutateAsync({ params: { broadcastId: id } }).then(done, failed), isPending };
}
