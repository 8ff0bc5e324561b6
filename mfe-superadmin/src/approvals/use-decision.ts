import { type RegistrationCheck, type RegistrationDecision, type RegistrationDetail, registrationEndpoints } from '@sannidhi/contracts';
import { useWrite } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';

/**
 * Saves checkmarks as they are made, so that a colleague sees them, and decides. Each write names the version the last one left behind, one
 * after the other; a colleague's change in between is refused, never overwritten.
 */
export function useDecision(
  { id, version, checks }: RegistrationDetail,
  done: readonly RegistrationCheck[],
  onRefused: (error: unknown) => void,
): { decide: (decision: RegistrationDecision, message: string) => Promise<void>; isDeciding: boolean } {
  const check = useWrite(registrationEndpoints.check);
  const decision = useWrite(registrationEndpoints.decide);
  const latest = useRef(version);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const kept = useRef(checks.join());
  const params = { registrationId: id };

  const keep = () => {
    kept.current = done.join();
    const write = async () => {
      const saved = await check.mutateAsync({ params, body: { version: latest.current, checks: [...done] } });
      latest.current = saved.version;
    };
    const turn = line.current.then(write);
    line.current = turn.catch(() => undefined);
    return turn;
  };
  const now = done.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the ticks is worth keeping.
  useEffect(() => {
    if (now !== kept.current) keep().catch(onRefused);
  }, [now]);

  const decide = async (answer: RegistrationDecision, message: string) => {
    await line.current;
    await decision.mutateAsync({ params, body: { version: latest.current, decision: answer, message } });
  };
  return { decide, isDeciding: decision.isPending };
}
