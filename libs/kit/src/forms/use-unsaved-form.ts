import { type FormikValues, useFormikContext } from 'formik';
import { type RefObject, useEffect, useState } from 'react';
import { formArrives, formChanges, formLeft, type MountedForm } from './unsaved-forms.ts';

/**
 * Tells the page whether this form has unsaved input, and restores what was saved for it when the page was rendered again.
 * @param saved what the last successful submit sent; the same values count as saved until they change.
 */
export function useUnsavedForm(form: RefObject<HTMLFormElement | null>, saved: RefObject<FormikValues | undefined>) {
  const { values, initialValues, dirty, isSubmitting, setValues } = useFormikContext<FormikValues>();
  const [mounted] = useState<MountedForm>(() => ({
    name: Object.keys(initialValues).sort().join(' '),
    element: () => form.current,
    values,
    isUnsaved: false,
    isSending: false,
  }));
  useEffect(() => {
    const before = formArrives(mounted);
    if (before) void setValues((now) => ({ ...now, ...before }), false);
    return () => formLeft(mounted);
  }, [mounted, setValues]);
  useEffect(() => {
    formChanges(mounted, { values, isUnsaved: dirty && values !== saved.current, isSending: isSubmitting });
  }, [mounted, saved, values, dirty, isSubmitting]);
}
