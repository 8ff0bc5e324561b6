import { isMessage, type Message } from '@sannidhi/contracts';
import { useField } from 'formik';
import { useContext, useId } from 'react';
import { useMessage } from '../text/message-words.ts';
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
  const sentenceOf = useMessage();
  const own = meta.touched ? messageIn(meta.error) : undefined;
  const said = own ?? (refused && refused.value === value ? refused.message : undefined);
  const error = said && (typeof said === 'string' ? said : sentenceOf(said));
  return {
    id,
    value,
    error,
    setValue: (next) => void helpers.setValue(next),
    touch: () => afterPress(() => void helpers.setTouched(true)),
    control: {
      id,
      name,
      'aria-invalid': error !== undefined,
      'aria-describedby': error ? `${id}-error` : hasHelp ? `${id}-help` : undefined,
    },
  };
}

/** A rule's message, or a screen's own words. A list's error may hold those of its fields, which are theirs to show. */
const messageIn = (error: unknown): Message | string | undefined => (typeof error === 'string' || isMessage(error) ? error : undefined);
