import { isMessage, type Message } from '@sannidhi/contracts';
import { useField } from 'formik';
import { useContext, useId } from 'react';
import { useMessage } from '../text/message-words.ts';
import { afterPress } from './after-press.ts';
import { ServerErrorsContext } from './server-errors.ts';

/** A field's value, its current error, and the ids that connect label, control, help and error. */
export interface FormField<Value> {
  id: string;
  value: Value;
  error: string | undefined;
  setValue: (value: Value) => void;
  /** Call it on blur: from then on the field validates live. */
  touch: () => void;
  /** Spread on the control itself. */
  control: { id: string; name: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
}

/** Connects a control to its form. A server error shows until the refused value changes. */
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

/** A rule's message, or a screen's own text. A list's error may contain those of its fields, which show them themselves. */
const messageIn = (error: unknown): Message | string | undefined => (typeof error === 'string' || isMessage(error) ? error : undefined);
