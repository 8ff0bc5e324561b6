import { useEffect } from 'react';
import { useFormValues } from './use-form-values.ts';

/** Saves the surrounding form's input as it is typed, so that a reload, Back or leaving the page loses nothing. */
export function KeepTyped<Values>({ keep }: { keep: (values: Values) => void }) {
  const values = useFormValues<Values>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values is worth noting.
  useEffect(() => keep(values), [values]);
  return null;
}
