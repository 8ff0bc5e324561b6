import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Chevron } from '../forms/chevron.tsx';

interface SmallSelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** What a list shows, chosen above it. A choice that changes more than the list is a `ChoiceButton`. */
export function SmallSelect({ label, value, options, onChange }: SmallSelectProps) {
  return (
    <NativeSelect
      variant="outlined"
      input={<OutlinedInput size="small" />}
      IconComponent={Chevron}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label }}
    >
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
