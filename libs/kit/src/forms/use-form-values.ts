import { useFormikContext } from 'formik';

/** The values of the form around, as typed so far: totals beside fields, drafts, buttons that wait for an answer. */
export const useFormValues = <Values>(): Values => useFormikContext<Values>().values;
