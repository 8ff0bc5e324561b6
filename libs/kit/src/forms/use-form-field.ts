import { useField } from 'formik';
import { useContext, useId } from 'react';
import { translateSentence } from '../i18n/use-text.ts';
import { afterPress } from './after-press.ts';
import { ServerErrorsContext } from './server-errors.ts';

/** A field's value, what is wrong with it now, and the ids that tie label, control, help and error together. */
export interface FormField<Value> {
  id: string;
  value: Value;
  error: string | undefined;
  setValue: (value: Value) => void;
  /** To be called on blur: from then on the field validates live. */
  touch: () => void;
  /** Spread on the control itself. */
  control: { id: string; name: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
}

/** Connects a control to the form around it. A server's refusal shows until the refused value changes. */
export function useFormField<Value>(name: string, hasHelp: boolean): FormField<Value> {
  const id = useId();
  const [{ value }, meta, helpers] = useField<Value>(name);
  const refused = useContext(ServerErrorsContext).fields[name];
  // A list's own error is a sentence; those of its fields are theirs to show.
  const own = typeof meta.error === 'string' ? meta.error : undefined;
  const sentence = meta.touched && own ? own : refused && refused.value === value ? refused.message : undefined;
  return {
    id,
    value,
    error: sentence && translateSentence(sentence),
    setValue: (next) => void helpers.setValue(next),
    touch: () => afterPress(() => void helpers.setTouched(true)),
    control: {
      id,
      name,
      'aria-invalid': sentence !== undefined,
      'aria-describedby': sentence ? `${id}-error` : hasHelp ? `${id}-help` : undefined,
    },
  };
}
