import { Field } from '../forms/field.tsx';

interface AppCodeFieldProps {
  label: string;
  help?: string;
  name?: string;
  autoFocus?: boolean;
  optional?: boolean;
}

/** A code from an authenticator app, or a recovery code where one is allowed: accepted as typed, with spaces and dash. */
export const AppCodeField = ({ name = 'code', ...field }: AppCodeFieldProps) => (
  <Field {...field} name={name} autoComplete="one-time-code" maxLength={16} />
);
