import { useFormikContext } from 'formik';

/** The values of the surrounding form as typed so far: for totals next to fields, drafts, and buttons that wait for an answer. */
export const useFormValues = <Values>(): Values => useFormikContext<Values>().values;
