import { openingEndpoints } from '@sannidhi/contracts';
import { notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** Joining, leaving and being reminded; what is refused is said. */
export function useOpeningActions(openingId: string) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const params = { openingId };
  const join = useWrite(openingEndpoints.join);
  const leave = useWrite(openingEndpoints.leave);
  const remind = useWrite(openingEndpoints.remind);
  const onError = (error: unknown) => void notify({ kind: 'error', title: text('openings.notSaved'), body: sentence(error) });
  return {
    join: () => join.mutate({ params }, { onError }),
    leave: () => leave.mutate({ params }, { onError }),
    remind: (on: boolean) => remind.mutate({ params, body: { on } }, { onError }),
    busy: join.isPending || leave.isPending || remind.isPending,
  };
}
