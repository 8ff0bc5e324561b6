import { planEndpoints } from '@sannidhi/contracts';
import { notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { leaveTo } from '../giving/leave-to.ts';
import { useTexts } from '../use-texts.ts';

/** Leads to the provider's page that adds a card for a plan; a failure is said, and that nothing was charged. */
export function useAddCard(planId: string): { busy: boolean; start: () => void } {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const setUp = useWrite(planEndpoints.setUpCard);
  const start = () =>
    void setUp.mutateAsync({ params: { planId } }).then(
      ({ setupUrl }) => leaveTo(setupUrl),
      (error: unknown) => notify({ kind: 'error', title: text('plans.card.notOpened'), body: sentenceOf(error) }),
    );
  return { busy: setUp.isPending, start };
}
