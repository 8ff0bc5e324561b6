import { useFormValues } from '@sannidhi/kit';
import { useEffect } from 'react';

/** Notes what is typed in the form around it as it is typed, so that leaving the page loses nothing. */
export function KeepTyped<Values>({ keep }: { keep: (values: Values) => void }) {
  const values = useFormValues<Values>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is worth noting.
  useEffect(() => keep(values), [values]);
  return null;
}
