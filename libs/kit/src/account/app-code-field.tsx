import { Field } from '../forms/field.tsx';

interface AppCodeFieldProps {
  label: string;
  help?: string;
  name?: string;
  autoFocus?: boolean;
  optional?: boolean;
}

/** A code of an authenticator app, or a recovery code where one is asked for: as it is read, spaces and dash included. */
export const AppCodeField = ({ name = 'code', ...field }: AppCodeFieldProps) => (
  <Field {...field} name={name} autoComplete="one-time-code" maxLength={16} />
);
