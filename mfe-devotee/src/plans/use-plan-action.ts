import type { BodyOf, planEndpoints } from '@sannidhi/contracts';
import { notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

type Action = (typeof planEndpoints)['pause' | 'resume' | 'skip' | 'cancel'];

interface PlanAction<E extends Action> {
  busy: boolean;
  /** Says `done` or what was refused. @returns whether it is done */
  run: (body: BodyOf<E>, done: string) => Promise<boolean>;
}

/** One of the things a donor does to a plan with one press. */
export function usePlanAction<E extends Action>(endpoint: E, planId: string): PlanAction<E> {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const write = useWrite(endpoint);
  const run = async (body: BodyOf<E>, done: string) => {
    try {
      await write.mutateAsync({ params: { planId }, body });
      notify({ kind: 'success', title: done });
      return true;
    } catch (error) {
      notify({ kind: 'error', title: text('plans.notChanged'), body: sentenceOf(error) });
      return false;
    }
  };
  return { busy: write.isPending, run };
}
