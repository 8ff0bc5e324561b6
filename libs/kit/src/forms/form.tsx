import { Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema, InferType } from 'yup';
import { useKitText } from '../text/use-kit-text.ts';
import { Banner } from '../ui/banner.tsx';
import { errorSentence } from '../ui/error-sentence.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormStack } from './form-stack.ts';
import { type BlamedFields, fieldErrorsOf, NO_SERVER_ERRORS, type ServerErrors, ServerErrorsContext } from './server-errors.ts';
import { payloadOf } from './submission.ts';
import { useUnsavedForm } from './use-unsaved-form.ts';

export interface FormProps<Schema extends AnyObjectSchema> {
  /** The payload's contract, or the contract plus the form's own fields. */
  schema: Schema;
  /** One entry per field, otherwise the field is never marked as touched. */
  initialValues: Record<string, unknown>;
  /** Submits the values; errors it throws are shown: field errors at their fields, anything else in a banner at the end of the form. */
  onSubmit: (values: InferType<Schema>, helpers: FormikHelpers<FormikValues>) => Promise<unknown> | unknown;
  children: ReactNode;
  /** Handles an error that names no field (a specified toast); return true if it was handled. */
  onFailure?: (error: unknown) => boolean;
  /** Fields for errors that name none. */
  blames?: BlamedFields;
  /** A form longer than a screen: errors are also listed at its top, with links to the fields. */
  long?: boolean;
  /** Names the form for assistive technology when a page has several. */
  label?: string;
}

/**
 * A form based on a contract's schema: validates on blur, then live; a submit with errors moves the focus to the first; a second submit
 * while one is running does nothing; user input is never cleared.
 */
export function Form<Schema extends AnyObjectSchema>({
  schema,
  initialValues,
  onSubmit,
  children,
  onFailure,
  blames,
  long,
  label,
}: FormProps<Schema>) {
  const text = useKitText();
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef<FormikValues>(undefined);
  const [refused, setRefused] = useState<ServerErrors>(NO_SERVER_ERRORS);
  const [failure, setFailure] = useState<string>();

  const submit = async (values: FormikValues, helpers: FormikHelpers<FormikValues>) => {
    setFailure(undefined);
    try {
      await onSubmit(payloadOf(schema, values), helpers);
      saved.current = values;
      setRefused(NO_SERVER_ERRORS);
    } catch (error) {
      const fields = fieldErrorsOf(error, values, blames);
      setRefused(fields ?? NO_SERVER_ERRORS);
      if (!fields && !onFailure?.(error)) setFailure(errorSentence(error, text));
    }
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <ServerErrorsContext value={refused}>
        <GuardedForm form={form} saved={saved} label={label}>
          {long && <ErrorSummary form={form} />}
          {children}
          {failure && <Failure sentence={failure} />}
        </GuardedForm>
      </ServerErrorsContext>
    </Formik>
  );
}

/** Rendered where the button was pressed: on a phone that may be below the visible area or its bar, so it scrolls itself into view. */
function Failure({ sentence }: { sentence: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Banner kind="error">{sentence}</Banner>
    </div>
  );
}

interface GuardedFormProps {
  form: RefObject<HTMLFormElement | null>;
  saved: RefObject<FormikValues | undefined>;
  label?: string;
  children: ReactNode;
}

function GuardedForm({ form, saved, label, children }: GuardedFormProps) {
  useUnsavedForm(form, saved);
  const { handleSubmit, isSubmitting, isValidating, submitCount } = useFormikContext();
  const focusedFor = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === focusedFor.current) return;
    focusedFor.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, isSubmitting, isValidating, submitCount]);
  return (
    <FormStack
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) handleSubmit(event);
      }}
    >
      {children}
    </FormStack>
  );
}
