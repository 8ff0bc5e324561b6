import { type BodyOf, type BroadcastAudience, broadcastEndpoints } from '@sannidhi/contracts';
import { useFormValues, useWrite } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { type BroadcastValues, questionOf } from './form-values.ts';

/** After the last change, in milliseconds. */
const DELAY_MS = 400;

interface Audience {
  data: BroadcastAudience | undefined;
  error: Error | null;
  isPending: boolean;
  again: () => void;
}

/** Counts whom the form would reach, a moment after its group, topic or channels change. */
export function useAudience(): Audience {
  const question = questionOf(useFormValues<BroadcastValues>());
  const { mutate, data, error, isPending } = useWrite(broadcastEndpoints.audience);
  const asked = question && JSON.stringify(question);
  const ask = useRef(() => undefined as undefined);
  ask.current = () => {
    if (question) mutate({ body: question as BodyOf<typeof broadcastEndpoints.audience> });
  };
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => ask.current(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return { data: question ? data : undefined, error: question ? error : null, isPending, again: () => ask.current() };
}
